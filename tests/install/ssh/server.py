# SPDX-License-Identifier: MIT OR Apache-2.0
"""`server.py HOST_KEY AUTHORIZED ALGORITHM`: an SSH server by asyncssh on a free port of loopback, which it prints.

It answers a command by its words, upper-case, and then prints which library named liboqs is loaded; it ends with its
standard input.
"""

import asyncio
import sys
from pathlib import Path

import asyncssh


def answer(process: asyncssh.SSHServerProcess[str]) -> None:
    """What every command does."""
    process.stdout.write((process.command or "").upper() + "\n")
    process.exit(0)


async def main(host_key: str, authorized: str, algorithm: str) -> None:
    """Serves until nobody wants it."""
    server = await asyncssh.listen(
        "127.0.0.1",
        0,
        server_host_keys=[host_key],
        authorized_client_keys=authorized,
        kex_algs=[algorithm],
        process_factory=answer,
        config=None,
    )
    print(server.get_port(), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    server.close()
    await server.wait_closed()
    print(
        *{line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "liboqs" in line}
    )


asyncio.run(main(*sys.argv[1:]))
