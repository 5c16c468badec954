"""Plays a game by chance, over HTTP alone: SKYLINE=http://localhost:3000 python3 clients/python/sample_bot.py flatiron

With the token of a link to a seat as second argument it sits down there.
"""

import json
import os
import random
import sys
import time

from skyline import Refused, Skyline


def choose(view, legal):
    """All there is to a bot: it is given what its seat may know and every answer it may give."""
    return random.choice(legal)


def sit_down(skyline, game, link):
    if link is None:
        return skyline.joinQuickMatch(game=game, seats=2, bots=True)["table"]
    return skyline.acceptLink(link=link)["table"]


def look(skyline, table):
    """Looks at the table once and answers if it is asked; returns the ranking once the game is over."""
    view = skyline.readTableView(id=table)["tableView"]
    if view["phase"] == "over":
        return view["outcome"]["ranking"]
    if view["prompt"] is None:
        time.sleep(0.2)
        return None
    legal = skyline.listLegalActions(id=table)["legal"]
    answered = view["answered"][view["viewer"]]
    command = {"do": "play", "answered": answered, "action": choose(view["view"], legal)}
    # The table and the command both have an id: the body is given as a whole.
    skyline.sendCommand(id=table, body={"id": f"answer-{answered}", "command": command})
    return None


def main(game="flatiron", link=None):
    skyline = Skyline(os.environ.get("SKYLINE", "http://localhost:3000"))
    skyline.token = skyline.becomeGuest(name="Robot", bearer=True)["token"]
    table = sit_down(skyline, game, link)
    ranking = None
    while ranking is None:
        try:
            ranking = look(skyline, table)
        except Refused as refused:
            # Too fast (P7), or the table has moved on (T9): it looks again.
            if refused.rule not in ("P7", "T9"):
                raise
            time.sleep(refused.retry_after or 1)
    print("ranking", json.dumps(ranking, separators=(",", ":")))


if __name__ == "__main__":
    main(*sys.argv[1:])
