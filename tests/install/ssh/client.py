# SPDX-License-Identifier: MIT OR Apache-2.0
"""`client.py PORT USER KEY HOST_KEY ALGORITHM FILE`: logs in by asyncssh, and prints what a file there holds.

Last it prints which library named liboqs this process has loaded.
"""

import asyncio
import sys
from pathlib import Path

import asyncssh


async def main(port: str, user: str, key: str, host_key: str, algorithm: str, file: str) -> None:
    """Twice, since a shared secret may be right by luck."""
    host = asyncssh.read_public_key(host_key)
    for _ in range(2):
        async with (
            asyncssh.connect(
                "127.0.0.1",
                int(port),
                username=user,
                client_keys=[key],
                known_hosts=([host], [], []),
                kex_algs=[algorithm],
                config=None,
                agent_path=None,
            ) as connection,
            connection.start_sftp_client() as sftp,
            sftp.open(file) as opened,
        ):
            print(await opened.read())
    print(
        *{line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "liboqs" in line}
    )


try:
    asyncio.run(asyncio.wait_for(main(*sys.argv[1:]), 30))
except asyncssh.Error as error:
    sys.exit(f"client: {type(error).__name__}: {error.reason}")
