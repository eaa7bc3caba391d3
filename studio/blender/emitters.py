"""What shines by itself, screens and lamps, exposed apart from what they and the lights light up.

The light of a room needs long paths, of which few are paid for; the edges of a screen, its words and the discs of blurred
lamps need many rays, but short ones. So a picture is the room without its emitters, and these by themselves, already clean.
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
        shader = material.node_tree and material.node_tree.nodes.get("Principled BSDF")
        if shader and _dull(shader):
            for link in shader.outputs["BSDF"].links:
                material.node_tree.links.remove(link)
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0
    cycles = scene.cycles
    cycles.samples, cycles.max_bounces = samples, 0
    cycles.sample_clamp_direct = BRIGHTEST


def _dull(shader):
    """Whether a surface neither shines nor lets light through: then it need only be there, and black."""
    light, alpha, through = (shader.inputs[name] for name in ("Emission", "Alpha", "Transmission"))
    if light.is_linked or alpha.is_linked or through.is_linked:
        return False
    return not any(light.default_value[:3]) and alpha.default_value == 1 and through.default_value == 0
