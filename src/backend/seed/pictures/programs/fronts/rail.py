"""The rail of a fence, measured as tests/unit/seed/picture-files.test.ts does: rail.py FILES"""
import sys, numpy as np
from PIL import Image
for f in sys.argv[1:]:
    im = Image.open(f).convert('RGB'); a = np.array(im.resize((640, round(640*im.height/im.width)), Image.LANCZOS)).astype(int); h = a.shape[0]; lo, hi = a.min(2), a.max(2)
    w = (lo > 195) & (hi > 205) & (hi-lo < 40); print(f, round(max(min(w[y, i*64:(i+1)*64].mean() for i in range(10)) for y in range(round(h*.62), int(h*.98))), 2))
