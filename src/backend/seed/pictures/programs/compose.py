"""compose.py: final pictures (RGBA) x views -> webp, by the catalogue's names."""
import json, sys, os, re
from PIL import Image, ImageFilter, ImageEnhance, ImageDraw
HERE = os.path.dirname(os.path.abspath(__file__))
VIEWS = ['dunes', 'sea', 'pines', 'heath', 'fields', 'street', 'trees']
W, H = 960, 640
def sky():
    im = Image.new('RGB', (1, 400)); 
    for y in range(400):
        t = y/399; a, b = (150, 186, 222), (236, 242, 243)
        im.putpixel((0, y), tuple(int(p+(q-p)*t**.8) for p, q in zip(a, b)))
    return im
_plates = {}
def plate(view):
    if view not in _plates:
        p = Image.open(f'{HERE}/views/{view}.png').convert('RGBA'); w, h = p.size
        s = sky().resize((w, int(h*.59)), Image.BICUBIC)
        # soft clouds
        import random
        R = random.Random(view); cl = Image.new('L', (w//8, int(h*.59)//8), 0); d = ImageDraw.Draw(cl)
        for i in range(26):
            x, y = R.random()*cl.width, cl.height*(.05+.75*R.random()); r = R.uniform(3, 14)
            for k in range(7): (lambda dy: d.ellipse([x-r*2+k*r*.7, y-r*.35+dy, x+r*.6+k*r*.7, y+r*.35+dy], fill=int(R.uniform(60, 150))))(R.uniform(-2, 2))
        cl = cl.filter(ImageFilter.GaussianBlur(2.2)).resize((w, int(h*.59)), Image.BICUBIC)
        s.paste((250, 250, 248), (0, 0), cl)
        b = Image.new('RGB', (w, h), (236, 242, 243)); b.paste(s, (0, 0)); b.paste(p, (0, 0), p)
        _plates[view] = b
    return _plates[view]
def compose(src, view, flip=False, zoom=1.0, shift=0.0, sat=1.08):
    im = Image.open(src).convert('RGBA').resize((W, H), Image.LANCZOS)
    meta = json.load(open(src[:-4]+'.json'))
    if view == 'none': 
        bg = Image.new('RGB', (W, H), (240, 242, 240))
    else:
        p = plate(view)
        if flip: p = p.transpose(Image.FLIP_LEFT_RIGHT)
        scale = W*1.12*zoom*meta['lens']/22/p.width
        p = p.resize((int(p.width*scale), int(p.height*scale)), Image.LANCZOS).filter(ImageFilter.GaussianBlur(.9))
        # brighter, as land is seen from indoors
        p = Image.blend(p, Image.new('RGB', p.size, (255, 255, 250)), .13)
        bg = Image.new('RGB', (W, H), (152, 188, 222))
        hy = meta['horizon']*H; y0 = int(hy-p.height*.59); x0 = int((W-p.width)/2+shift*W)
        # edges go on
        if y0 > 0: bg.paste(p.crop((0, 0, p.width, 2)).resize((W, y0+2)), (0, 0))
        if y0+p.height < H: bg.paste(p.crop((0, p.height-2, p.width, p.height)).resize((W, H-y0-p.height+2)), (0, y0+p.height-2))
        bg.paste(p, (x0, y0))
        for x in (x0, x0-p.width, x0+p.width):
            if x != x0 and -p.width < x < W: bg.paste(p.transpose(Image.FLIP_LEFT_RIGHT), (x, y0))
    # a room by day is bright
    r, g, b, a = im.split()
    up = lambda k: [min(255, int(255*(1-(1-min(1, (i/255)**.9*k))**1.06))) for i in range(256)]
    im = Image.merge('RGBA', (r.point(up(1.035)), g.point(up(1.02)), b.point(up(1.0)), a))
    bg = bg.convert('RGBA'); bg.alpha_composite(im)
    out = bg.convert('RGB')
    out = ImageEnhance.Color(out).enhance(sat)
    return out
if __name__ == '__main__':
    src, view, dst = sys.argv[1:4]
    compose(src, view).save(dst, quality=int(sys.argv[4]) if len(sys.argv) > 4 else 80)
