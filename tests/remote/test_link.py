"""The link: kept up, nothing lost, nothing sent under two names."""

import queue
from itertools import islice, repeat

import pytest

from tests.remote.fake import WAIT, Fake, free_port
from triumvir.remote.link import FIRST, LONGEST, Link, Lost, pauses
from triumvir.server.protocol import Act, Ask, Bye, Hello, No, Ok, Welcome


@pytest.fixture
def linked():
    """Makes links; what each brings comes in a queue."""
    made = []

    def make(url, token="secret"):
        heard = queue.Queue()
        made.append(Link(url, Hello(token, "uk"), heard.put, lambda: repeat(0.01)))
        return made[-1], heard

    yield make
    for link in made:
        link.close()


@pytest.fixture
def fakes():
    """Makes servers."""
    made = []

    def make(**rest):
        made.append(Fake(**rest))
        return made[-1]

    yield make
    for fake in made:
        fake.close()


def heard_of(heard, kind):
    """The next thing heard, of a kind."""
    got = heard.get(timeout=WAIT)
    assert isinstance(got, kind), got
    return got


def test_it_says_hello_and_is_welcome(linked, fakes):
    fake = fakes()
    link, heard = linked(fake.url)
    assert fake.next() == Hello("secret", "uk")
    assert heard_of(heard, Welcome).chair == 0
    assert link.up


def test_what_is_sent_waits_for_its_answer(linked, fakes):
    fake = fakes(answer=lambda message: None)
    link, heard = linked(fake.url)
    heard_of(heard, Welcome)
    link.send(Act("one", 4, "pass"))
    assert fake.next(Hello)
    assert fake.next() == Act("one", 4, "pass")
    assert link.waiting("one")
    fake.send(Ok("one", 5))
    assert heard_of(heard, Ok).seq == 5
    assert not link.waiting("one")


def test_what_was_not_answered_is_sent_again_the_same(linked, fakes):
    fake = fakes(answer=lambda message: None)
    link, heard = linked(fake.url)
    heard_of(heard, Welcome)
    link.send(Act("one", 4, "pass"))
    link.send(Ask("two", "hints"))
    sent = [fake.next(Hello), fake.next(Act), fake.next(Ask)]
    fake.answer = lambda message: No(message.id, 4, "act/stale") if message.id == "one" else None
    fake.drop()
    assert not heard_of(heard, Lost).end
    heard_of(heard, Welcome)
    assert [fake.next(), fake.next(), fake.next()] == sent
    assert heard_of(heard, No).code == "act/stale"
    fake.drop()
    heard_of(heard, Lost)
    heard_of(heard, Welcome)
    assert [fake.next(), fake.next()] == [sent[0], sent[2]]


def test_a_server_may_be_gone_for_long(linked, fakes):
    port = free_port()
    link, heard = linked(f"ws://127.0.0.1:{port}/")
    assert not heard_of(heard, Lost).end
    assert not link.up
    link.send(Act("one", 0, "pass"))
    fake = fakes(port=port)
    heard_of(heard, Welcome)
    assert heard_of(heard, Ok).id == "one"
    assert [fake.next(Hello), fake.next(Act)]


def test_a_loss_is_told_once(linked, fakes):
    first = fakes()
    _, heard = linked(first.url)
    heard_of(heard, Welcome)
    first.close()
    heard_of(heard, Lost)
    with pytest.raises(queue.Empty):
        heard.get(timeout=0.1)  # ten tries
    fakes(port=first.port)
    heard_of(heard, Welcome)


@pytest.mark.parametrize(("retry", "end"), [(0, True), (0.01, False)])
def test_a_server_may_end_it(linked, fakes, retry, end):
    fake = fakes(greet=lambda hello: Bye("token/unknown", "Who are you?", retry))
    link, heard = linked(fake.url)
    assert heard_of(heard, Lost) == Lost("Who are you?", end, "token/unknown")
    fake.next(Hello)
    if end:
        link._thread.join(WAIT)
        assert not link._thread.is_alive()
    else:
        fake.next(Hello)


def test_what_is_not_understood_ends_it(linked, fakes):
    fake = fakes()
    _, heard = linked(fake.url)
    heard_of(heard, Welcome)
    fake.sockets[0].send('{"type":"sing"}')
    assert heard_of(heard, Lost).end


@pytest.mark.parametrize("url", ["nonsense", "http://127.0.0.1/"])
def test_an_address_that_is_none_ends_it(linked, url):
    _, heard = linked(url)
    assert heard_of(heard, Lost).end


def test_pauses_grow_and_differ():
    told = [*islice(pauses(), 40)]
    assert all(FIRST / 2 <= pause <= LONGEST for pause in told)
    assert max(told[-10:]) > 4 * max(told[:3])
    assert [*islice(pauses(), 5)] != told[:5]
