"""The camera. A level one is shifted instead of tilted, as a view camera is, so that uprights stay upright."""
import bpy
from mathutils import Vector


def stand(view):
    """Place the camera of a row: from, to (metres), lens (mm on 36 mm), fstop, tilt (true: look down), focus (point).

    Gives the camera."""
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    scene = bpy.context.scene
    scene.collection.objects.link(camera)
    scene.camera = camera
    here, there = Vector(view["from"]), Vector(view["to"])
    data.lens, data.sensor_width = view.get("lens", 80), 36
    ahead = there - here
    if not view.get("tilt"):
        level = Vector((ahead.x, ahead.y, 0))
        data.shift_y = ahead.z / level.length * data.lens / data.sensor_width
        ahead = level
    camera.location = here
    camera.rotation_euler = ahead.to_track_quat("-Z", "Y").to_euler()
    data.shift_x = view.get("shift", 0.0)
    data.dof.use_dof = "fstop" in view
    data.dof.aperture_fstop = view.get("fstop", 8)
    focus = Vector(view.get("focus", view["to"])) - here
    data.dof.focus_distance = focus.dot(ahead.normalized())
    data.dof.aperture_blades = 9
    return camera
