"""Renders one row: blender --background --python render.py -- row.json screens-folder picture.png

The row names a set, the models standing in it with the screens they show, and the camera.
"""
import importlib
import json
import os
import sys
import tempfile

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cameras  # noqa: E402
import darkroom  # noqa: E402
import denoiser  # noqa: E402
import panel  # noqa: E402
from solids import assembled  # noqa: E402

# The master is finer than the picture: bright edges are smooth only if they are averaged after the tone curve.
FINER = 4 / 3


def build(row, screens):
    """Empty the file, then the set, then each model at its place."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    importlib.import_module(f"sets.{row['set']}").build(**row.get("setting", {}))
    for model in row["models"]:
        with assembled(model.get("at", (0, 0, 0)), (0, 0, model.get("turn", 0))):
            picture = os.path.join(screens, f"{model['screen']}.png") if "screen" in model else None
            importlib.import_module(f"models.{model['model']}").build(screen=picture, **model.get("with", {}))
    panel.glaze(cameras.stand(row["camera"]))


def expose(scene, folder):
    """Render once and give the passes as arrays, top row first."""
    scene.render.filepath = os.path.join(folder, "unused")
    bpy.ops.render.render()
    passes = {}
    for name in ("Image", "Denoising Albedo", "Denoising Normal"):
        picture = bpy.data.images.load(os.path.join(folder, f"{name}0001.exr"))
        width, height = picture.size
        values = np.empty(width * height * picture.channels, np.float32)
        picture.pixels.foreach_get(values)
        passes[name] = np.nan_to_num(values.reshape(height, width, -1)[..., :3])
        bpy.data.images.remove(picture)
    return passes


def prepare(row, folder):
    """Settings of Cycles, and a compositor that stores the passes."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles, render = scene.cycles, scene.render
    cycles.samples = row["samples"]
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 12, row.get("clamp", 3)
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, row.get("bounces", 4), 3
    cycles.transparent_max_bounces = 8
    render.resolution_x, render.resolution_y = (round(length * FINER) for length in row["size"])
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, store = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    store.base_path, store.format.file_format, store.format.color_depth = folder, "OPEN_EXR", "32"
    store.file_slots.clear()
    for name in ("Image", "Denoising Albedo", "Denoising Normal"):
        store.file_slots.new(name)
        links.new(layers.outputs[name], store.inputs[name])
    return scene


def save(shown, path):
    height, width = shown.shape[:2]
    picture = bpy.data.images.new("picture", width, height)
    values = np.ones((height, width, 4), np.float32)
    values[..., :3] = shown
    picture.pixels.foreach_set(values.ravel())
    picture.filepath_raw, picture.file_format = path, "PNG"
    picture.save()


def main():
    row_file, screens, path = sys.argv[sys.argv.index("--") + 1:][:3]
    with open(row_file, encoding="utf-8") as file:
        row = json.load(file)
    build(row, screens)
    with tempfile.TemporaryDirectory() as folder:
        scene = prepare(row, folder)
        passes = expose(scene, folder)
    light = denoiser.denoise(*passes.values())
    if os.environ.get("STUDIO_KEEP"):
        np.savez(path + ".npz", light=light.astype(np.float16))
    save(darkroom.develop(light, row.get("grade", {})), path)


main()
