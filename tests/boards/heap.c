/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A control: what the library must not ask for. */
#include <stddef.h>
#include <stdint.h>

void *malloc(size_t size);
uint64_t control(uint64_t x, uint64_t y);

uint64_t control(uint64_t x, uint64_t y) { return malloc(1) ? x / y : 0; }
