"""Examples: the rules in force in pictures, whichever family the game is of."""

from triumvir.bots.climbing import examples as climbing
from triumvir.bots.pictures import Pictures
from triumvir.bots.tricks import examples as tricks
from triumvir.climbing.rules import ClimbingRules
from triumvir.games.game import Rules


def pictures(rules: Rules) -> Pictures:
    """Each kind of play, plays of which each beats the one before, and a first lesson."""
    play = rules.play
    found = climbing.Examples(play) if isinstance(play, ClimbingRules) else tricks.Examples(rules)
    return Pictures(tuple(found.kinds()), tuple(found.chain()), tuple(found.lesson()))
