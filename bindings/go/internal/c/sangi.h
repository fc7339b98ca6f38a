/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/ctidh1024.h>
#include <sangi/ctidh2048.h>
#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>
#include <sangi/ctidh512f.h>
#include <sangi/mod.h>
#include <sangi/modexp.h>
#include <sangi/status.h>
