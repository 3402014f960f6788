"""The moving picture: each frame is the picture of its scene, it plays once and stays small."""

import io
import random
from collections.abc import Sequence
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageSequence

from bot.koikoi.actions import Action, Koi
from bot.koikoi.cards import DECK
from bot.koikoi.deals import deal_from_deck
from bot.koikoi.match import apply, legal_actions, new_match
from bot.koikoi.rules import make_rules
from bot.koikoi.state import Phase
from bot.matches.replay import Course, course_of
from bot.pictures import Pictures
from bot.pictures.boards.film import FRAMES
from bot.pictures.subjects import ResultBoard, Scene, TableBoard
from bot.replay.film_screens import MOST_BANNERS, scenes_of
from tests.matches.test_replay import actions_of
from tests.pictures.boards import JAPANESE

LARGEST = 1_500_000


@cache
def course(seed: int = 3) -> Course:
    return course_of(make_rules("wikipedia-2020", {"rounds": "3"}), actions_of(seed=seed))


def made(pictures: Pictures, scenes: Sequence[Scene]) -> bytes:
    return b"".join(pictures.film(scenes))


def frames(film: bytes) -> list[Image.Image]:
    with Image.open(io.BytesIO(film)) as opened:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(opened)]


def still(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as opened:
        return opened.convert("RGB")


def test_each_scene_is_shown_as_its_own_picture(pictures: Pictures) -> None:
    """They are equal pixel by pixel: GIF is lossless for pictures with few colours."""
    scenes = scenes_of(course(), 1)
    found = frames(made(pictures, scenes))
    assert len(found) == len(scenes) + sum(len(FRAMES) for one in scenes if one.flourish)
    place = 0
    for scene in scenes:
        shown = still(pictures.draw(TableBoard(scene.view)))
        assert ImageChops.difference(found[place], shown).getbbox() is None
        place += 1 + (len(FRAMES) if scene.flourish else 0)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_it_ends_on_the_result_and_plays_once(pictures: Pictures, number: int) -> None:
    scenes = scenes_of(course(), number)
    film = made(pictures, scenes)
    assert len(film) < LARGEST
    shown = course().rounds[number - 1]
    assert scenes[-1].view.results[-1] == shown.result
    with Image.open(io.BytesIO(film)) as opened:
        assert opened.size == (900, 840)
        assert "loop" not in opened.info
        assert opened.info["duration"] == scenes[0].milliseconds
    final = still(pictures.draw(ResultBoard(scenes[-1].view)))
    assert ImageChops.difference(frames(film)[-1], final).getbbox() is None


def test_nobodys_hand_is_in_it() -> None:
    for scene in scenes_of(course(), 1):
        assert scene.view.seat is None
        assert not scene.view.hand


def test_every_yaku_and_call_has_its_banner() -> None:
    """The banners are compared with the events; random matches have some of both."""
    yaku = calls = 0
    for seed in range(8):
        for number, shown in enumerate(course(seed).rounds, 1):
            scenes = scenes_of(course(seed), number)
            called = [one for one in scenes if one.flourish and not one.flourish.yaku]
            made = [one for one in scenes if one.flourish and one.flourish.yaku]
            assert shown.result is not None
            assert len(called) == sum(scenes[-2].view.calls)
            assert bool(made) >= bool(shown.result.yaku)
            yaku, calls = yaku + len(made), calls + len(called)
    assert yaku > 5
    assert calls > 2


def test_a_round_full_of_calls_stays_small_and_keeps_its_last_banners(pictures: Pictures) -> None:
    """Both players call whenever possible: this round has nine yaku and calls."""
    scenes = scenes_of(calling(10), 1)
    assert sum(scene.flourish is not None for scene in scenes) == MOST_BANNERS
    assert len(made(pictures, scenes)) < LARGEST


def calling(seed: int) -> Course:
    """A match in which nobody ever stops."""
    chance, actions = random.Random(seed), list[Action]()
    match = new_match(make_rules("wikipedia-2020", {"rounds": "3"}))
    while match.outcome is None:
        legal = legal_actions(match)
        if match.phase is Phase.DEAL:
            action: Action = deal_from_deck(match.rules, chance.sample(DECK, len(DECK)))
        else:
            action = Koi() if Koi() in legal else chance.choice(legal)
        actions.append(action)
        match = apply(match, action).match
    return course_of(match.rules, actions)


def test_the_same_scenes_give_the_same_bytes(pictures: Pictures) -> None:
    scenes = scenes_of(course(), 1)[-3:]
    assert made(pictures, scenes) == made(pictures, scenes)
    assert made(pictures, scenes) != b"".join(pictures.film(scenes, JAPANESE))


def test_a_film_of_one_scene_is_a_picture(pictures: Pictures) -> None:
    """The scene is a round that ended with the deal."""
    scenes = scenes_of(course(), 1)[-1:]
    (only,) = frames(made(pictures, scenes))
    assert (
        ImageChops.difference(only, still(pictures.draw(ResultBoard(scenes[0].view)))).getbbox()
        is None
    )
