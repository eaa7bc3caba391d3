"""Intel Open Image Denoise's network in numpy, for Blenders built without it.

Weights: rt_hdr_alb_nrm.tza of https://github.com/RenderKit/oidn-weights (Apache-2.0).
"""
import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "rt_hdr_alb_nrm.tza")
STRIP = 1024  # pixels multiplied at once: the patches of a strip stay in the processor's cache


def read_weights(path):
    """The tensors of a .tza archive by name, as float32."""
    with open(path, "rb") as file:
        data = file.read()
    magic, version, table = struct.unpack_from("<HBxQ", data)
    if (magic, version) != (0x41D7, 2):
        raise ValueError(f"{path} is no tensor archive of version 2")
    count, = struct.unpack_from("<I", data, table)
    tensors, at = {}, table + 4
    for _ in range(count):
        length, = struct.unpack_from("<H", data, at)
        name, rank = data[at + 2:at + 2 + length].decode(), data[at + 2 + length]
        at += 3 + length
        shape = struct.unpack_from(f"<{rank}I", data, at)
        kind, start = struct.unpack_from("<cQ", data, at + 5 * rank)
        at += 5 * rank + 9
        stored = np.frombuffer(data, {b"h": "<f2", b"f": "<f4"}[kind], int(np.prod(shape)), start)
        tensors[name] = stored.reshape(shape).astype(np.float32)
    return tensors


class Layer:
    """Channels over a padded picture, one row of memory each: a neighbour is a constant step away."""

    def __init__(self, channels, height, width):
        self.height, self.width, self.step = height, width, width + 2
        self.flat = np.zeros((channels, (height + 2) * self.step + 2), np.float32)

    @property
    def inside(self):
        padded = self.flat[:, 1:-1].reshape(len(self.flat), self.height + 2, self.step)
        return padded[:, 1:-1, 1:-1]


def convolve(layer, weights, name):
    """3×3 convolution and ReLU."""
    kernel, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
    outputs, inputs = kernel.shape[:2]
    matrix = np.ascontiguousarray(kernel.transpose(0, 2, 3, 1).reshape(outputs, 9 * inputs))
    result = Layer(outputs, layer.height, layer.width)
    steps = [y * layer.step + x for y in (-1, 0, 1) for x in (-1, 0, 1)]
    first, last = 1 + layer.step, 1 + (layer.height + 1) * layer.step
    patches = np.empty((9, inputs, STRIP), np.float32)
    for start in range(first, last, STRIP):
        length = min(STRIP, last - start)
        for patch, step in zip(patches, steps):
            patch[:, :length] = layer.flat[:, start + step:start + step + length]
        product = matrix @ patches.reshape(9 * inputs, STRIP)[:, :length]
        product += bias[:, None]
        np.maximum(product, 0, out=result.flat[:, start:start + length])
    edges = result.flat[:, 1:-1].reshape(outputs, result.height + 2, result.step)
    edges[:, :, 0] = edges[:, :, -1] = 0
    return result


def halve(layer):
    """The greatest of each two by two."""
    result = Layer(len(layer.flat), layer.height // 2, layer.width // 2)
    inside = layer.inside
    upper = np.maximum(inside[:, ::2, ::2], inside[:, ::2, 1::2])
    lower = np.maximum(inside[:, 1::2, ::2], inside[:, 1::2, 1::2])
    np.maximum(upper, lower, out=result.inside)
    return result


def double(layer, beside):
    """Twice as large, with the channels of an earlier layer behind."""
    result = Layer(len(layer.flat) + len(beside.flat), beside.height, beside.width)
    own, others = result.inside[:len(layer.flat)], result.inside[len(layer.flat):]
    for y in (0, 1):
        for x in (0, 1):
            own[:, y::2, x::2] = layer.inside
    others[:] = beside.inside
    return result


def infer(planes, weights):
    """The U-Net over planes (channels, height, width); gives three planes."""
    channels, height, width = planes.shape
    layer = Layer(channels, height + -height % 16, width + -width % 16)
    layer.inside[:, :height, :width] = planes
    kept = []
    for names in (["enc_conv0", "enc_conv1"], ["enc_conv2"], ["enc_conv3"], ["enc_conv4"]):
        kept.append(layer)
        for name in names:
            layer = convolve(layer, weights, name)
        layer = halve(layer)
    for names in (["enc_conv5a", "enc_conv5b"], ["dec_conv4a", "dec_conv4b"], ["dec_conv3a", "dec_conv3b"], ["dec_conv2a", "dec_conv2b"]):
        for name in names:
            layer = convolve(layer, weights, name)
        layer = double(layer, kept.pop())
    for name in ("dec_conv1a", "dec_conv1b", "dec_conv0"):
        layer = convolve(layer, weights, name)
    return layer.inside[:, :height, :width]


# Light as the network sees it: perceptually even, 65504 at 1.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
MOST = E * np.log(65504 + F) + G


def encode(light):
    middle = B * np.power(np.maximum(light, 1e-9), C) + D
    curve = np.where(light <= 3.22087631e-2, middle, E * np.log(light + F) + G)
    return np.where(light <= 1.5794576e-6, A * light, curve) / MOST


def decode(code):
    code = code * MOST
    middle = np.power(np.maximum((code - D) / B, 0), 1 / C)
    curve = np.where(code <= 3.70974749e-1, middle, np.exp((code - G) / E) - F)
    return np.where(code <= 2.23151711e-3, code / A, curve)


def exposure(light):
    """The factor that brings the picture's average (of logarithms, over blocks of 16) to middle grey."""
    bright = light @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    rows, columns = (np.linspace(0, n, -(-n // 16) + 1).astype(int) for n in bright.shape)
    sums = np.add.reduceat(np.add.reduceat(bright, rows[:-1], axis=0), columns[:-1], axis=1)
    means = sums / np.outer(np.diff(rows), np.diff(columns))
    means = means[means > 1e-8]
    return 0.18 / np.exp2(np.log2(means).mean()) if means.size else 1.0


def denoise(light, albedo, normal):
    """Linear light (rows, columns, 3) without its noise; albedo and normal may be noisy themselves."""
    light = np.maximum(light, 0)
    factor = exposure(light)
    planes = [encode(light * factor), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) / 2 + 0.5]
    code = infer(np.concatenate(planes, axis=2).astype(np.float32).transpose(2, 0, 1), read_weights(WEIGHTS))
    return (decode(code.transpose(1, 2, 0).astype(np.float32)) / factor).astype(np.float32)

