"""Two people with a browser each, a bot, and somebody who looks on."""

import httpx

from tests.web.person import BRIEF, DONE, QUICK, READY, TURN


def table(house, *bots, game="hokm"):
    """A table that a program made and has left: its chairs are free but for the bots."""
    plan = {"game": game, "name": "Host", "bots": list(bots), "pace": QUICK}
    if game != "hokm":
        plan["options"] = BRIEF
    answer = httpx.post(
        f"{house.address}/api/tables", json=plan, headers={"x-triumvir-client": "tests"}, timeout=60
    )
    answer.raise_for_status()
    return answer.json()


def seated(someone, made):
    """Somebody who has the chair that was made."""
    seat = {key: made[key] for key in ("table", "code", "chair", "token")}
    someone.page.add_init_script(f"localStorage.setItem('triumvir.seats', JSON.stringify([{seat}]))")
    someone.page.goto(f"/t/{made['code']}")
    return someone


def test_two_browsers_and_a_bot_play_a_deal_and_a_third_looks_on(person, house):
    made = table(house, "novice", "")
    ann = seated(person("en").choose(), made)
    bob = person("uk", "phone").choose(name="Богдан")
    bob.page.goto(f"/t/{made['code']}")
    bob.page.locator("form .btn.primary").click()
    for each in (ann, bob):
        each.page.locator(READY).click()
    guest = person("zh", "small")
    guest.page.goto(f"/t/{made['code']}")
    guest.page.locator("main .acts .btn.primary").click()
    guest.page.locator(".seat").first.wait_for()
    playing = [ann, bob]
    while playing:
        for each in playing:
            if each.sees(DONE):
                playing = [other for other in playing if other is not each]
            elif each.sees(TURN):
                each.move()
        assert not guest.page.locator(".hand button.card").count()
    assert ann.page.locator(".seat", has_text="Богдан").count()
    guest.wait(DONE)
