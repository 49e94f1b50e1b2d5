"""Sets as bits, up to the 62nd: a 32-bit shift somewhere would show from 31 on."""

from kotatsu.core.bits import bit, count, has, members


def test_bits_from_0_to_62() -> None:
    for n in range(63):
        assert int(bit(n)) == 2**n
        assert has(2**n, n)
        assert not has(2**n, n - 1 if n else 1)
        assert int(count(2**n)) == 1
        assert members(2**n) == [n]
    assert int(count(2**62 - 1)) == 62
    assert members(2**62 - 1) == list(range(62))
