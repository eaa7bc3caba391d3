"""What shines by itself, screens and lamps, exposed apart from what they and the lights light up.

The light of a room needs long paths, of which few are paid for; the edges of a screen, its words and the discs of blurred
lamps need many rays, but short ones. So a picture is the denoised room without its emitters, and these by themselves, clean.
"""
import bpy

BRIGHTEST = 2.2  # what one ray may bring: more would leave steps along the edge of a lamp after the tone curve


def only(scene, samples):
    """From here on the scene shows its emitters alone: no lamp lights anything, every ray ends where it arrives."""
    for thing in scene.objects:
        if thing.type == "LIGHT":
            thing.hide_render = True
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0
    cycles = scene.cycles
    cycles.samples, cycles.max_bounces = samples, 0
    cycles.sample_clamp_direct = BRIGHTEST
