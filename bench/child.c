/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define _GNU_SOURCE
#include "child.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/* In the child: the pipes as its input and output, and no other end of them. */
static void become(const char *program, int in, int out) {
    if (dup2(in, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0)
        execl(program, program, (char *)NULL);
    _exit(127);
}

bool bench_child_start(bench_child *child, const char *program) {
    int down[2], up[2];
    if (pipe2(down, O_CLOEXEC) != 0 || pipe2(up, O_CLOEXEC) != 0)
        return false;
    signal(SIGPIPE, SIG_IGN);
    pid_t made = fork();
    if (made == 0)
        become(program, down[0], up[1]);
    close(down[0]);
    close(up[1]);
    child->questions = fdopen(down[1], "w");
    child->answers = fdopen(up[0], "r");
    return made > 0 && child->questions && child->answers;
}

bool bench_child_ask(bench_child *child, const char *question, char *answer, int size) {
    *answer = 0;
    if (fprintf(child->questions, "%s\n", question) < 0 || fflush(child->questions) != 0 ||
        !fgets(answer, size, child->answers)) {
        *answer = 0;
        return false;
    }
    size_t length = strcspn(answer, "\n");
    for (int c = answer[length]; c != '\n' && c != EOF;)
        c = fgetc(child->answers);
    answer[length] = 0;
    return true;
}
