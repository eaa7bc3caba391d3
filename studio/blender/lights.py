"""Studio and architectural lights. Power in watts, sizes in metres, every light looks at a point."""
import glob
import os

import bpy
from mathutils import Vector

from materials import linear


def softbox(at, towards, size, power, colour="#ffffff", visible=True, spread=180.0):
    """A rectangular soft light of size (width, height); `visible` lets surfaces mirror it."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape, (data.size, data.size_y) = "RECTANGLE", size
    data.energy, data.color, data.spread = power, linear(colour), spread * 3.14159 / 180
    lamp = _place(data, at, towards)
    lamp.visible_camera = False
    lamp.visible_glossy = visible
    return lamp


def spot(at, towards, power, angle, colour="#ffffff", radius=0.05, blend=0.6):
    """A round beam of `angle` degrees."""
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.spot_size, data.spot_blend = power, angle * 3.14159 / 180, blend
    data.color, data.shadow_soft_size = linear(colour), radius
    return _place(data, at, towards)


def bulb(at, power, colour="#ffd2a0", radius=0.06):
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, linear(colour), radius
    return _place(data, at, (at[0], at[1], at[2] - 1))


def sun(at, towards, strength, colour="#ffd9ad", softness=0.6):
    """Daylight along a direction; softness is the sun's apparent size in degrees."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, linear(colour), softness * 3.14159 / 180
    return _place(data, at, towards)


def surroundings(name, strength, turn=0.0, tint=None):
    """One of Blender's own environment pictures (city, courtyard, interior, studio, sunset …) around the set."""
    world = bpy.data.worlds.new("surroundings")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    background.inputs["Strength"].default_value = strength
    if tint:
        background.inputs["Color"].default_value = (*linear(tint), 1)
        return
    picture, mapping, place = (nodes.new(f"ShaderNode{kind}") for kind in ("TexEnvironment", "Mapping", "TexCoord"))
    picture.image = bpy.data.images.load(_environment(name))
    mapping.inputs["Rotation"].default_value = (0, 0, turn * 3.14159 / 180)
    links.new(place.outputs["Generated"], mapping.inputs["Vector"])
    links.new(mapping.outputs[0], picture.inputs["Vector"])
    links.new(picture.outputs["Color"], background.inputs["Color"])


def _environment(name):
    folders = (bpy.utils.system_resource("DATAFILES"), "/usr/share/blender/datafiles")
    for folder in folders:
        for found in glob.glob(os.path.join(folder or "", "studiolights", "world", f"{name}.exr")):
            return found
    raise FileNotFoundError(f"environment {name}.exr among Blender's studio lights")


def _place(data, at, towards):
    lamp = bpy.data.objects.new("light", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return lamp
