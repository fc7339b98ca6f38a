/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/mod.h>
#include <sangi/modexp.h>
#include <sangi/status.h>
