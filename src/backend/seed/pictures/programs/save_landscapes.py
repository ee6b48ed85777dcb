import sys,json,os; from PIL import Image, ImageEnhance
H=os.path.dirname(os.path.abspath(__file__)); O=H+'/../originals/'; B=H+'/out/final/'
S=json.load(open(H+'/sizes.json')); q=int(os.environ.get('Q',56))
for id in sys.argv[1:]:
    im=Image.open(B+id+'.png').convert('RGB')
    w=1600 if id=='black-timber-terrace' else 1280
    if im.width>w: im=im.resize((w,round(w*im.height/im.width)),Image.LANCZOS)
    k=q
    while True:
        im.save(O+id+'.webp',quality=k,method=6)
        if os.path.getsize(O+id+'.webp')<(150_000 if w==1600 else 100_000) or k<24: break
        k-=6
    S[id]=(im.width,im.height,os.path.getsize(O+id+'.webp')); print(id,S[id])
json.dump(S,open(H+'/sizes.json','w'))
