ROOMS = {}
def room(name, seed=None, **opts):
    """registers a function that builds a room; options go to render() (exposure, ambient)"""
    def deco(f):
        ROOMS[name] = (seed if seed is not None else sum(map(ord, name)), f, opts)
        return f
    return deco
