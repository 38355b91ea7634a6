"""What an observation says, written a second time by other code; and that hidden cards say nothing."""

import pickle
from itertools import islice

import numpy as np
import pytest

from tests.adapters.rebuilt import Followed
from tests.contract.cases import every_case, every_game, moments
from tests.contract.test_hidden import worlds
from triumvir.adapters.observations import Layout, information_state, information_text, observe
from triumvir.cards.rng import Rng
from triumvir.errors import SetupError
from triumvir.games.game import Game, Rules
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.views.sample import Worlds
from triumvir.views.view import spectator_view, view_of


@pytest.mark.parametrize("rules", every_case())
def test_an_observation_is_what_the_record_says(rules: Rules) -> None:
    """At every decision of a random deal, for every seat, each field by name."""
    found = moments(rules)
    layout = Layout.of(rules, history=7)
    followed = Followed(rules, found[0].state.deal, found[-1].actions)
    for match in found[:-1]:
        for viewer in range(rules.seats):
            seen = observe(view_of(match, viewer, recall=True), layout)
            wanted = followed.seen(viewer, history=7)
            told = {name: seen[part.slice].tolist() for name, part in layout.fields.items()}
            assert told == wanted, (followed.at, viewer)
        followed.step()


@pytest.mark.parametrize("rules", every_case())
def test_hidden_cards_change_no_observation(rules: Rules) -> None:
    """Other deals in which a viewer saw the same: made by exchanging cards, and drawn by `views.sample`."""
    rng = Rng.stream("observations", "worlds")
    layout = Layout.of(rules)
    found = moments(rules)[:-1]
    tried = 0
    for at in (len(found) // 4, len(found) // 2, len(found) - 2):
        for viewer in range(rules.seats):
            view = view_of(found[at], viewer, recall=True)
            seen, known = observe(view, layout), information_state(view, layout)
            drawn = Worlds(view_of(found[at], viewer, recall=True)).sample(rng)
            others = [drawn, *(passed[-1] for passed in islice(worlds(found[: at + 1], viewer, rng), 2))]
            for state in others:
                other = view_of(state, viewer, recall=True)
                assert np.array_equal(observe(other, layout), seen)
                assert np.array_equal(information_state(other, layout), known)
                tried += any(state.hand(seat) != found[at].state.hand(seat) for seat in range(rules.seats))
    assert tried > 3


@pytest.mark.parametrize("game", every_game())
def test_an_information_state_tells_all_that_was_done(game: Game) -> None:
    """No two moments of a deal have the same, as array or as text; the rows are those of the actions."""
    rules = game.rules()
    layout = Layout.of(rules, history=0)
    found = moments(rules)[:-1]
    known = [information_state(view_of(match, 0, recall=True), layout) for match in found]
    texts = {information_text(view_of(match, 0, recall=True)) for match in found}
    assert len({state.tobytes() for state in known}) == len(texts) == len(found)
    rows = known[-1][layout.size :].reshape(rules.play.longest, -1)
    for row, before, after in zip(rows, found, found[1:], strict=False):
        text = after.actions[-1].partition(" ")[2]
        action = before.state.parse_action(text)
        assert row[7] == 1 + before.state.to_act
        assert [*row[:7], 0, *row[8:]] == [*rules.play.action_row(action)]
    assert not rows[len(found) - 1 :].any()


def test_a_view_without_recall_tells_of_the_trick_on_the_table_only() -> None:
    rules = find("big_three").rules()
    layout = Layout.of(rules)
    match = next(match for match in moments(rules)[::-1] if match.state.outcome is None)
    seen = observe(view_of(match, 0), layout)
    assert layout.part(seen, "played").sum() <= 2 * 20 * 3
    assert (
        layout.part(seen, "unseen")[-1]
        > layout.part(observe(view_of(match, 0, recall=True), layout), "unseen")[-1]
    )


def test_totals_of_the_match_are_shown_by_seat() -> None:
    rules = find("hokm").rules()
    match = moments(rules)[-1].deal_next()
    layout = Layout.of(rules, match=True)
    seen = layout.part(observe(view_of(match, 1, recall=True), layout), "totals")
    totals = [match.totals[match.seating[seat]] for seat in (1, 2, 0)]
    assert (seen.view("<u2").ravel().astype(int) - 32768).tolist() == totals
    assert any(totals)


def test_a_layout_says_where_everything_is() -> None:
    for game in ("big_three/4", "dou_dizhu", "hokm"):
        layout = Layout.of(find(game).rules())
        covered = np.zeros(layout.size, dtype=int)
        for field in layout.fields.values():
            covered[field.slice] += 1
            assert field.what
            assert field.shape[-1] != len(layout.columns) or field.start % 8 == 0
        assert covered.max() == 1
        assert layout.size % 8 == 0
        assert pickle.loads(pickle.dumps(layout)).fields == layout.fields
    with pytest.raises(ValueError, match="0 to 255"):
        Layout.of(find("hokm").rules(), history=256)


def test_a_spectator_has_no_observation() -> None:
    rules = find("hokm").rules()
    with pytest.raises(SetupError, match="the view of a seat"):
        observe(spectator_view(Match.start(rules, 7)), Layout.of(rules))


def test_the_page_says_sizes_and_fields() -> None:
    from tests.adapters.test_actions import PAGE

    text = PAGE.with_name("environments.md").read_text(encoding="utf-8")
    for name in ("big_three", "big_three/4", "dou_dizhu", "dou_dizhu/4", "hokm"):
        full, short = (Layout.of(find(name).rules(), history=history) for history in (15, 0))
        assert f"| `{name}` | {full.size} | {short.size} | {full.information_size:,} |" in text
    for name in ("dou_dizhu", "hokm"):
        fields = Layout.of(find(name).rules()).fields.values()
        lines = [f"| `{f.name}` | {f.start} | {' x '.join(map(str, f.shape))} | {f.what} |" for f in fields]
        assert "\n".join(lines) in text
