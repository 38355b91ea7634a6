"""Origin: where a request comes from, and whether a page from there may speak to this server."""

from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from triumvir.errors import Code
from triumvir.server.faults import RefusedError

BEARER = "bearer "
CLIENT = "x-triumvir-client"
"""The header of a program that is no browser and has no key to show: a page can't send it to another site."""


def bearer(headers: Mapping[str, str]) -> str:
    """The token or key in the header Authorization; "" if there is none."""
    given = headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given[: len(BEARER)].lower() == BEARER else ""


def welcome(headers: Mapping[str, str], origins: Iterable[str]) -> bool:
    """Whether a request may change something here, or open a socket.

    A browser always says the origin of its page: it must be one of the `origins`, or the server itself by an
    address or as localhost; another name must be listed, for anybody can make a name point here. Who says
    none is no browser, and shows so by a bearer token or by the header of clients.

    >>> welcome({"origin": "http://127.0.0.1:8765", "host": "127.0.0.1:8765"}, ())
    True
    >>> welcome({"origin": "https://evil.example", "host": "127.0.0.1:8765"}, ()), welcome({}, ())
    (False, False)
    >>> welcome({"x-triumvir-client": "curl"}, ()), welcome({"authorization": "Bearer k"}, ())
    (True, True)
    """
    origin = headers.get("origin")
    if origin is None:
        return bool(bearer(headers)) or CLIENT in headers
    return origin in {each.rstrip("/").lower() for each in origins} or _itself(
        origin, headers.get("host", "")
    )


def foreign(headers: Mapping[str, str]) -> RefusedError:
    """What is said to who is not welcome."""
    return RefusedError(
        Code.ORIGIN_FOREIGN,
        got=headers.get("origin", "no origin"),
        expected="a page of this server, a bearer token, or the header X-Triumvir-Client",
    )


def _itself(origin: str, host: str) -> bool:
    """Whether a page from here speaks to the server it came from, not found by anybody's name."""
    if not host or origin.lower() not in (f"http://{host}".lower(), f"https://{host}".lower()):
        return False
    try:
        name = urlsplit(origin).hostname or ""
        return name == "localhost" or bool(ip_address(name))
    except ValueError:
        return False


def address(peer: str, forwarded: str, proxies: Iterable[str]) -> str:
    """Whom a request is counted for: the peer, or whoever the last proxy that is trusted names. Of an address
    of the sixth version, the network that one household has.

    >>> address("10.0.0.1", "1.2.3.4, 5.6.7.8", ["10.0.0.0/8"]), address("9.9.9.9", "1.2.3.4", ["10.0.0.0/8"])
    ('5.6.7.8', '9.9.9.9')
    """
    networks = [ip_network(proxy) for proxy in proxies]
    chain = [peer, *(part.strip() for part in reversed(forwarded.split(",")) if part.strip())]
    found = peer
    for each in chain:
        try:
            ip = ip_address(each)
        except ValueError:
            break
        found = each
        if not any(ip in network for network in networks):
            break
    return _household(found)


def _household(address: str) -> str:
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False).network_address)
    return address
