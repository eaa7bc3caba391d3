"""Develops two half-exposed renders into one picture: noise out, tone curve, vignette, grain.

Cycles may be built without a denoiser, so this one is non-local means over two halves (after Rousselle et al. 2012):
their difference tells the noise of each pixel, and the noiseless albedo, normal and emission passes keep edges sharp.
"""
import numpy as np


def box(field, radius):
    """Mean over a square window, by running sums."""
    for axis in (0, 1):
        width = [(0, 0)] * field.ndim
        width[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(field, width, mode="edge"), axis=axis, dtype=np.float64)
        after = np.take(sums, range(2 * radius + 1, sums.shape[axis]), axis=axis)
        before = np.take(sums, range(0, sums.shape[axis] - 2 * radius - 1), axis=axis)
        field = ((after - before) / (2 * radius + 1)).astype(np.float32)
    return field


def window(reach):
    """Offsets of one half of the search window (the other half follows by symmetry).

    Near ones all, further ones on a lattice of knight's moves: an even grid would print itself into flat areas.
    """
    half = [(y, x) for y in range(0, reach + 1) for x in range(-reach, reach + 1) if (y, x) > (0, 0)]
    return [(y, x) for y, x in half if max(y, abs(x)) <= 2 or ((x + 2 * y) % 5 == 0 and y * y + x * x <= reach * reach)]


def shifted(field, y, x):
    """The two views of a field that lie an offset apart."""
    height, width = field.shape[:2]
    left, right = max(0, -x), width - max(0, x)
    return (slice(0, height - y), slice(left, right)), (slice(y, height), slice(left + x, right + x))


def smooth(first, second, guides, reach=10, strength=0.55):
    """Non-local means of the mean of two halves; `guides` is a list of (field, tolerance)."""
    mean = (first + second) / 2
    noise = box(((first - second) ** 2).mean(axis=2) / 4, 3)
    total, weight = mean.copy(), np.ones(mean.shape[:2], np.float32)
    for y, x in window(reach):
        here, there = shifted(mean, y, x)
        least = np.minimum(noise[here], noise[there])
        gap = ((mean[here] - mean[there]) ** 2).mean(axis=2) - (noise[here] + least)
        apart = np.maximum(box(gap / (1e-6 + strength**2 * (noise[here] + noise[there]) * 2), 2), 0)
        for guide, tolerance in guides:
            apart += ((guide[here] - guide[there]) ** 2).sum(axis=2) / tolerance**2
        close = np.exp(-apart)
        weight[here] += close
        weight[there] += close
        total[here] += mean[there] * close[..., None]
        total[there] += mean[here] * close[..., None]
    return total / weight[..., None]


def clean(first, second, emission, albedo, normal):
    """Denoise what light does to surfaces; what surfaces show (colour, lit pictures) is left alone."""
    base = np.maximum(albedo, 0.06)
    halves = [np.clip((half - emission) / base, 0, 60) for half in (first, second)]
    guides = [(albedo, 0.06), (normal, 0.18), (np.clip(emission, 0, 2), 0.25)]
    return smooth(*halves, guides) * base + emission


def glow(light, amount, radius):
    """Bloom: a little of everything bright spreads over the picture, as in every lens."""
    height, width = light.shape[:2]
    fy, fx = np.fft.fftfreq(height)[:, None], np.fft.rfftfreq(width)[None, :]
    blur = np.exp(-2 * (np.pi * radius * width) ** 2 * (fx**2 + fy**2))
    bright = np.minimum(light, 6)
    soft = np.stack([np.fft.irfft2(np.fft.rfft2(bright[..., c]) * blur, (height, width)) for c in range(3)], axis=2)
    return light * (1 - amount) + soft.astype(np.float32) * amount


def develop(light, grade):
    """Linear light to display values 0..1. grade: exposure (stops), contrast, warmth, vignette, grain, bloom."""
    light = glow(np.maximum(light, 0), grade.get("bloom", 0.03), 0.012)
    warmth = grade.get("warmth", 0.0)
    light = light * 2 ** grade.get("exposure", 0.0) * np.array([1 + warmth, 1, 1 - warmth], np.float32)
    height, width = light.shape[:2]
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    light = light * (1 - grade.get("vignette", 0.14) * np.clip((x * x + y * y) / 2, 0, 1))[..., None]
    knee = 0.58
    light = np.where(light > knee, knee + (1 - knee) * (1 - np.exp(-(light - knee) / (1 - knee))), light)
    shown = np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-6) ** (1 / 2.4) - 0.055)
    contrast = grade.get("contrast", 0.38)
    shown = shown * (1 - contrast) + contrast * (shown * shown * (3 - 2 * shown))
    grain = np.random.default_rng(7).normal(0, grade.get("grain", 0.004), (height, width, 1))
    return np.clip(shown + grain, 0, 1)
