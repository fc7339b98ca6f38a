/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * sangi_bench: times cases of the table against each other in one process.
 *
 *   sangi_bench list             one JSON line per case
 *   sangi_bench builds           compilers, flags and peers, as JSON
 *   sangi_bench check [ID ...]   every case, or these, against the reference
 *   sangi_bench run [OPTION=VALUE ...] ID ...
 *       metric=latency|throughput rounds=N ms=N batch-us=N core=N seed=N check=0|1
 *
 * Exit code 0; 1 when a case is wrong or unavailable; 2 for what it does not understand.
 */
#include "run.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if BENCH_DISPATCH
#include "word/backend.h"
#endif

enum { BAD_INPUT = 2, MAX_ROUNDS = 1000000, MAX_CASES = 512 };

static const bench_case *find(const char *id) {
    for (size_t i = 0; i < bench_case_count; i++)
        if (strcmp(bench_cases[i].id, id) == 0)
            return &bench_cases[i];
    return NULL;
}

static int list(void) {
    for (size_t i = 0; i < bench_case_count; i++) {
        const bench_case *c = &bench_cases[i];
        if (c->hidden)
            continue;
        if (c->unavailable)
            printf("{\"id\":\"%s\",\"unavailable\":\"%s\"}\n", c->id, c->unavailable);
        else
            printf("{\"id\":\"%s\",\"unavailable\":null}\n", c->id);
    }
    return 0;
}

static int builds(void) {
    printf("{\"builds\":%s,\"peers\":{", bench_builds);
    for (const bench_peer *peer = bench_peers; peer->name; peer++)
        printf("%s\"%s\":\"%s\"", peer == bench_peers ? "" : ",", peer->name, peer->version());
    return puts("}}") < 0;
}

/* Looks the ids up; 0, or the exit code after having said what is wrong with one of them. */
static int resolve(char **ids, size_t count, const bench_case **cases) {
    for (size_t i = 0; i < count; i++) {
        cases[i] = find(ids[i]);
        if (!cases[i]) {
            fprintf(stderr, "%s: no such case\n", ids[i]);
            return BAD_INPUT;
        }
        if (cases[i]->unavailable) {
            fprintf(stderr, "%s: %s\n", ids[i], cases[i]->unavailable);
            return 1;
        }
    }
    return 0;
}

static bool check_one(const bench_case *c) {
    void *data = c->family->open(c, 1);
    const char *wrong = data ? c->family->check(c, data) : "its operands could not be set up";
    if (wrong)
        fprintf(stderr, "%s: %s\n", c->id, wrong);
    else
        printf("{\"id\":\"%s\",\"checked\":true}\n", c->id);
    return !wrong;
}

static int check(char **ids, size_t count) {
    const bench_case *chosen[MAX_CASES];
    int code = count ? resolve(ids, count, chosen) : 0;
    if (code)
        return code;
    for (size_t i = 0; i < count; i++)
        code |= !check_one(chosen[i]);
    for (size_t i = 0; !count && i < bench_case_count; i++)
        if (!bench_cases[i].hidden && !bench_cases[i].unavailable)
            code |= !check_one(&bench_cases[i]);
    return code;
}

static bool number(const char *text, uint64_t most, uint64_t *out) {
    char *end;
    errno = 0;
    *out = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == 0 && errno == 0 && *out <= most;
}

#if BENCH_DISPATCH
/* From here on public functions choose as on a CPU without IFMA. */
static void leave_out_ifma(void) {
    atomic_store(&sangi_backend_set, sangi_backend_resolve() & ~(unsigned)SANGI_RUNS_IFMA);
}
#else
static void leave_out_ifma(void) {}
#endif

static bool option(const char *text, bench_plan *plan) {
    const char *value = strchr(text, '=') + 1;
    size_t name = (size_t)(value - text) - 1;
    uint64_t n;
#define IS(word) (name == sizeof word - 1 && memcmp(text, word, name) == 0)
    if (IS("metric")) {
        plan->metric = strcmp(value, "latency") == 0 ? BENCH_LATENCY : BENCH_THROUGHPUT;
        return strcmp(value, "latency") == 0 || strcmp(value, "throughput") == 0;
    }
    if (!number(value, IS("seed") ? UINT64_MAX : MAX_ROUNDS, &n))
        return false;
    if (IS("rounds"))
        plan->rounds = (unsigned)n;
    else if (IS("ms"))
        plan->milliseconds = (unsigned)n;
    else if (IS("batch-us"))
        plan->microseconds = (unsigned)n;
    else if (IS("core"))
        plan->core = (int)n;
    else if (IS("seed"))
        plan->seed = n;
    else if (IS("check"))
        plan->check = n != 0;
    else if (IS("without-ifma") && n == 1)
        leave_out_ifma();
    else
        return false;
#undef IS
    return plan->rounds > 0;
}

static int run(char **words, size_t count) {
    bench_plan plan = {BENCH_LATENCY, 1000, 200, 25, -1, 1, true};
    const bench_case *cases[MAX_CASES];
    for (; count && strchr(*words, '='); words++, count--)
        if (!option(*words, &plan)) {
            fprintf(stderr, "%s: not an option of run\n", *words);
            return BAD_INPUT;
        }
    if (!count) {
        fprintf(stderr, "run: no case is given\n");
        return BAD_INPUT;
    }
    int code = resolve(words, count, cases);
    return code ? code : bench_run(cases, count, &plan);
}

int main(int argc, char **argv) {
    const char *verb = argc > 1 ? argv[1] : "";
    size_t count = argc > 2 ? (size_t)argc - 2 : 0;
    if (count > MAX_CASES) {
        fprintf(stderr, "more than %d words\n", MAX_CASES);
        return BAD_INPUT;
    }
    if (strcmp(verb, "list") == 0 && !count)
        return list();
    if (strcmp(verb, "builds") == 0 && !count)
        return builds();
    if (strcmp(verb, "check") == 0)
        return check(argv + 2, count);
    if (strcmp(verb, "run") == 0)
        return run(argv + 2, count);
    fprintf(
        stderr,
        "usage: sangi_bench list | builds | check [ID ...] | "
        "run [metric=M rounds=N ms=N batch-us=N core=N seed=N check=N without-ifma=1] ID ...\n");
    return BAD_INPUT;
}
