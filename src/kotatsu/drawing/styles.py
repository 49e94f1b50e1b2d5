"""The styles of pictures made of text, by the names that drawings use."""

# The café's colours, chosen so that they stay themselves among 256. Text in the open must be
# readable on dark and on light ground, so it is neither; cards bring their own paper.
STYLES = {
    "title": "bold #c98a1b",
    "bold": "bold",
    "dim": "#8d827a",
    "ask": "bold #d9455f",
    "warn": "bold #d9455f",
    "good": "bold #5f8f2f",
    "key": "bold #b07a10",
    "address": "bold",
    "paper": "bold #3b2a25 on #fbf0d4",
    "paper.known": "bold #3b2a25 on #ffd97a",
    "paper.ask": "bold #fff8ec on #b8324f",
    "back": "#8d827a on #4a4048",
    "maple": "bold #7d5200 on #ffe4a8",
    "chocolate": "bold #5a2a1c on #dfbf9a",
    "strawberry": "bold #b3203f on #fadcd9",
    "matcha": "bold #446b16 on #e6edcf",
    "maple.off": "#f0dcb4 on #6b5a3a",
    "chocolate.off": "#e4d3c6 on #5c473b",
    "strawberry.off": "#f0cfd2 on #6b454b",
    "matcha.off": "#dbe6c4 on #4f5a3c",
    "maple.ink": "bold #b07a10",
    "chocolate.ink": "bold #a5682c",
    "strawberry.ink": "bold #d9455f",
    "matcha.ink": "bold #5f8f2f",
    "blueberry": "bold #2f3f9e on #dfe3fa",
    "blueberry.off": "#d5daf3 on #454c70",
    "blueberry.ink": "bold #5f7fe6",
    "pancake": "bold #c98f4f",
    "agatha": "#e08a3c",
    "bruno": "#8d919d",
    "carl": "#b3a284",
    "dave": "#8a76a8",
}
_SEATS = ("#5f7fe6", "#b070d8", "#249a8c", "#d1559a", "#c77a2a", "#6f8f2a", "#8a8f98")
for _number, _seat in enumerate(_SEATS):
    STYLES[f"seat{_number}"] = STYLES[f"seat{_number}.name"] = f"bold {_seat}"
