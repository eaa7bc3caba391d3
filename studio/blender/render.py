"""Renders one row: blender --background --python render.py -- row.json

The row names a set, the models standing in it with the screens they show, and the camera; then the folder of the
photographed screens, a master to write in each language, and a file for what is found out on the way.
"""
import importlib
import json
import os
import sys
import tempfile

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cameras  # noqa: E402
import darkroom  # noqa: E402
import denoiser  # noqa: E402
import emitters  # noqa: E402
import panel  # noqa: E402
from solids import assembled  # noqa: E402

# The master is finer than the picture: bright edges are smooth only if they are averaged after the tone curve.
# Places, where most is out of focus, may do without.
FINER = 4 / 3
PASSES = ("Image", "Denoising Albedo", "Denoising Normal")


def build(row):
    """Empty the file, then the set, then each model at its place. Gives the live screen, if there is one."""
    live = None
    bpy.ops.wm.read_factory_settings(use_empty=True)
    importlib.import_module(f"sets.{row['set']}").build(**row.get("setting", {}))
    for model in row["models"]:
        with assembled(model.get("at", (0, 0, 0)), (0, 0, model.get("turn", 0))):
            shown = "screen" in model and not model.get("live")
            picture = os.path.join(row["screens"], f"{model['screen']}.png") if shown else None
            before = panel.lit_areas()
            importlib.import_module(f"models.{model['model']}").build(screen=picture, **model.get("with", {}))
        if model.get("live"):
            live = next(area for area in panel.lit_areas() if area not in before)
    panel.glaze(cameras.stand(row["camera"]))
    return live


def framing(area):
    """Where an area's corners lie in the picture: fractions of width and height, clockwise from top left."""
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, corner) for corner in panel.corners(area)]
    return [(point.x, 1 - point.y) for point in seen]


def speak(screens, locale):
    """Put the photographs of a language on the screens that have one, and give the region of the picture they take."""
    changed = []
    for area in panel.lit_areas():
        name = os.path.splitext(os.path.basename(area["picture"]))[0]
        photograph = os.path.join(screens, f"{name}.{locale}.png")
        if name and os.path.exists(photograph):
            area.active_material.node_tree.nodes["picture"].image = bpy.data.images.load(photograph)
            changed += framing(area)
    if not changed:
        return None
    margin = 0.02
    (left, *_, right), (top, *_, bottom) = (sorted(axis) for axis in zip(*changed))
    return [min(max(edge, 0), 1) for edge in (left - margin, top - margin, right + margin, bottom + margin)]


def expose_part(scene, folder, passes, region):
    """Render a region again and give the passes with it in place of what was there."""
    left, top, right, bottom = region
    render = scene.render
    render.use_border, render.use_crop_to_border = True, False
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = left, right, 1 - bottom, 1 - top
    again = expose(scene, folder, passes)
    height, width = next(iter(passes.values())).shape[:2]
    rows, columns = slice(int((1 - bottom) * height) + 2, int((1 - top) * height) - 2), slice(int(left * width) + 2, int(right * width) - 2)
    mixed = {name: values.copy() for name, values in passes.items()}
    for name, values in mixed.items():
        values[rows, columns] = again[name][rows, columns]
    return mixed


def expose(scene, folder, names=PASSES):
    """Render once and give the passes as arrays, bottom row first."""
    scene.render.filepath = os.path.join(folder, "unused")
    bpy.ops.render.render()
    passes = {}
    for name in names:
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
    render.resolution_x, render.resolution_y = (round(length * row.get("finer", FINER)) for length in row["size"])
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_emit = "emitters" in row
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, store = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    store.base_path, store.format.file_format, store.format.color_depth = folder, "OPEN_EXR", "32"
    store.file_slots.clear()
    for name in (*PASSES, "Emit") if "emitters" in row else PASSES:
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


def develop(passes, grade, path):
    save(darkroom.develop(denoiser.denoise(*passes.values()), grade), path)


def expose_apart(scene, folder, row):
    """Make the masters of a row with `emitters`: the room once, what shines by itself in each language.

    Each language is cleaned by itself: what cleaning makes of the edges of one language's words must not show around those of another.
    """
    passes = expose(scene, folder, (*PASSES, "Emit"))
    room = passes["Image"] - passes.pop("Emit")
    emitters.only(scene, row["emitters"])
    (_, master), *others = row["masters"].items()
    shining = expose(scene, folder, ("Emit",))
    develop({**passes, "Image": room + shining["Emit"]}, row.get("grade", {}), master)
    for locale, path in others:
        region = speak(row["screens"], locale)
        lit = expose_part(scene, folder, shining, region) if region else shining
        develop({**passes, "Image": room + lit["Emit"]}, row.get("grade", {}), path)


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        row = json.load(file)
    live = build(row)
    (_, master), *others = row["masters"].items()
    with tempfile.TemporaryDirectory() as folder:
        scene = prepare(row, folder)
        scene.render.use_persistent_data = bool(others)
        if "emitters" in row:
            expose_apart(scene, folder, row)
        else:
            passes = expose(scene, folder)
            develop(passes, row.get("grade", {}), master)
            for locale, path in others:
                region = speak(row["screens"], locale)
                develop(expose_part(scene, folder, passes, region) if region else passes, row.get("grade", {}), path)
    with open(row["found"], "w", encoding="utf-8") as file:
        json.dump({"screen": [[round(part, 5) for part in corner] for corner in framing(live)]} if live else {}, file)


main()
