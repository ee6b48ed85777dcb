import json,io,os,sys
from PIL import Image,ImageFilter,ImageEnhance
out=sys.argv[1]; S=json.load(open('fronts.json'))
big=sorted((n for n in S if S[n][2]>28500),key=lambda n:-S[n][2]); print(len(big))
for n in big:
    im=Image.open(f'out/final/{n.replace("front-4","front-3")}.png').convert('RGB')
    if im.size!=(896,597): im=im.resize((896,597),Image.LANCZOS)
    im=ImageEnhance.Color(im).enhance(.93).filter(ImageFilter.GaussianBlur(.6))
    p=f'{out}/{n}.webp'; im.save(p,quality=28,method=6); S[n]=(896,597,os.path.getsize(p))
json.dump(S,open('fronts.json','w')); print(sum(s[2] for s in S.values()))
