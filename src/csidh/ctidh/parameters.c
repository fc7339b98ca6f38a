/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/parameters.h"

#include "generated/csidh/ctidh.h"

static const sangi_ctidh_batch batches511[] = {GENERATED_CTIDH511};
static const uint8_t order511[] = {GENERATED_CTIDH511_ORDER};
static const uint8_t splits511[] = {GENERATED_CTIDH511_SPLITS};

static const sangi_ctidh_batch batches512[] = {GENERATED_CTIDH512};
static const uint8_t order512[] = {GENERATED_CTIDH512_ORDER};
static const uint8_t splits512[] = {GENERATED_CTIDH512_SPLITS};

const sangi_ctidh_parameters sangi_ctidh511_parameters = {batches511, sizeof order511, order511,
                                                          splits511};
const sangi_ctidh_parameters sangi_ctidh512_parameters = {batches512, sizeof order512, order512,
                                                          splits512};
