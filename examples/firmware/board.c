/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * A Cortex-M4 from reset to main.  The world is reached by semihosting: a debugger, or QEMU, does
 * what the program asks for at a breakpoint.
 *
 * A product prints to a UART, takes randomness from its own generator, and has no main that ends.
 */
#include "board.h"

extern uint32_t data_begin[], data_end[], data_kept[], bss_begin[], bss_end[];
extern uint32_t stack_floor[], stack_top[];

int main(void);
_Noreturn void reset(void);

#define CPACR (*(volatile uint32_t *)0xe000ed88U)

enum { OPEN = 0x01, CLOSE = 0x02, WRITE0 = 0x04, READ = 0x06, EXIT_EXTENDED = 0x20 };
enum { READ_BINARY = 1, APPLICATION_EXIT = 0x20026, PAINT = 0x5a5a5a5a };

static int ask_host(int operation, const void *argument) {
    register int r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;

    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
}

void board_print(const char *text) { (void)ask_host(WRITE0, text); }

static _Noreturn void finish(int status) {
    const uint32_t block[2] = {APPLICATION_EXIT, (uint32_t)status};

    for (;;)
        (void)ask_host(EXIT_EXTENDED, block);
}

/* The host's generator; a board without one must fail here, and never make bytes up. */
sangi_status board_random(void *context, uint8_t *bytes, size_t length) {
    static const char path[] = "/dev/urandom";
    const uint32_t file[3] = {(uint32_t)path, READ_BINARY, sizeof path - 1};
    const int handle = ask_host(OPEN, file);
    const uint32_t wanted[3] = {(uint32_t)handle, (uint32_t)bytes, length};
    (void)context;

    if (handle == -1)
        return SANGI_RNG_FAILED;
    const int missing = ask_host(READ, wanted);
    (void)ask_host(CLOSE, wanted);
    return missing ? SANGI_RNG_FAILED : SANGI_OK;
}

size_t board_stack_used(void) {
    const uint32_t *at = stack_floor;

    while (at < stack_top && *at == PAINT)
        at++;
    return (size_t)(stack_top - at) * sizeof *at;
}

static _Noreturn __attribute__((noinline)) void start(void) {
    const uint32_t *kept = data_kept;
    uint32_t *here;

    __asm__ volatile("mov %0, sp" : "=r"(here));
    for (uint32_t *at = stack_floor; at < here; at++)
        *at = PAINT;
    for (uint32_t *at = data_begin; at < data_end;)
        *at++ = *kept++;
    for (uint32_t *at = bss_begin; at < bss_end;)
        *at++ = 0;
    finish(main());
}

/* The floating-point unit first: a compiler may keep anything in its registers. */
_Noreturn void reset(void) {
    CPACR |= 0xfU << 20;
    __asm__ volatile("dsb\n\tisb" ::: "memory");
    start();
}

static _Noreturn void fault(void) { finish(99); }

typedef union {
    void *stack;
    void (*handler)(void);
} vector;

__attribute__((section(".vectors"), used)) static const vector vectors[16] = {
    {.stack = stack_top}, {.handler = reset}, {.handler = fault}, {.handler = fault},
    {.handler = fault},   {.handler = fault}, {.handler = fault}};
