"""Develops a render into a picture: tone curve, vignette, grain."""
import numpy as np


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
