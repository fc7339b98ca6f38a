# SPDX-License-Identifier: MIT OR Apache-2.0
"""The other libraries that cases call."""

from sangi.bench.cases.case import Peer

_APT = "sudo apt-get install {}"
GMP = Peer("gmp", "GMP", _APT.format("libgmp-dev"), "variable time")
OPENSSL = Peer("openssl", "OpenSSL's static libcrypto", _APT.format("libssl-dev"))
PEERS = (GMP, OPENSSL)
