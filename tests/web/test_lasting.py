"""What a table outlives: a reload in each phase, the end of the server in the middle of a deal."""

from tests.web.person import BID, DONE, HINTED, PLAY, TURN


def begun(person, game="dou_dizhu", **more):
    """Somebody at a table of bots, before the first deal."""
    someone = person(**more).choose(level="novice").home()
    someone.page.locator(f"article:has(a[href='/new/{game}']) .btn.primary").click()
    someone.page.wait_for_url("**/t/*")
    return someone


def hand(someone):
    """The cards one holds, as they are named."""
    cards = someone.page.locator(".hand button.card")
    return sorted(cards.evaluate_all("cards => cards.map((card) => card.getAttribute('aria-label'))"))


def asked(person, **more):
    """Somebody who is to bid: at one of a few tables the bots leave him something to say."""
    for _ in range(20):
        someone = begun(person, **more)
        someone.page.reload()
        someone.wait(TURN)
        if someone.sees(BID):
            return someone
    raise AssertionError("at none of twenty tables there was anything to bid")


def test_a_reload_in_each_phase_comes_back_to_the_same(person):
    someone = asked(person, size="phone")
    held = hand(someone)
    someone.page.reload()
    someone.wait(TURN)
    assert hand(someone) == held
    someone.move()
    someone.wait('[data-act="hint"][aria-disabled="false"]')
    someone.page.locator('[data-act="hint"]').click()
    someone.wait(HINTED)
    held = hand(someone)
    someone.page.reload()
    someone.wait(TURN)
    assert len(hand(someone)) == len(held)
    someone.deal()
    someone.page.reload()
    someone.wait(DONE)


def test_the_server_is_killed_in_the_middle_of_a_deal_and_the_deal_goes_on(person, mortal):
    someone = begun(person, game="hokm", at=mortal)
    someone.wait(TURN)
    someone.deal(moves=4)
    someone.wait(TURN)
    held = hand(someone)
    mortal.kill()
    someone.page.locator(".prompt .now").wait_for()
    assert hand(someone) == held
    assert not someone.sees(PLAY)
    mortal.start()
    someone.page.locator(".prompt .now").click()
    someone.wait(TURN)
    assert hand(someone) == held
    someone.deal()
    assert someone.sees(DONE)
