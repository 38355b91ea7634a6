"""What is told to be the most that a deal pays."""

import pytest

from tests.contract.cases import every_case, moments
from triumvir.games.game import Rules


@pytest.mark.parametrize("rules", every_case())
def test_no_deal_pays_more_than_the_most(rules: Rules) -> None:
    outcome = moments(rules)[-1].state.outcome
    assert outcome
    blanks = moments(rules)[-1].state.deal.blanks
    assert 0 < max(map(abs, outcome.points)) <= rules.play.most_points << blanks
