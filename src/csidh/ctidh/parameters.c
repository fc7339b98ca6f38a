/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/parameters.h"

#include "generated/csidh/ctidh.h"

static const sangi_ctidh_batch ctidh511[] = {GENERATED_CTIDH511};
static const sangi_ctidh_batch ctidh512[] = {GENERATED_CTIDH512};

const sangi_ctidh_parameters sangi_ctidh511_parameters = {ctidh511,
                                                          sizeof ctidh511 / sizeof *ctidh511};
const sangi_ctidh_parameters sangi_ctidh512_parameters = {ctidh512,
                                                          sizeof ctidh512 / sizeof *ctidh512};
