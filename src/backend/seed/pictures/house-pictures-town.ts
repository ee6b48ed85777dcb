import type { HousePicture } from './house-pictures.ts'

const rose = '#e283a4'
const pale = '#f3e3e0'

export const brickPictures: readonly HousePicture[] = [
  { id: 'brick-garden-terrace', tag: 'garden', style: 'brick', season: 'summer', hour: 'midday', seed: 50, variant: 0, at: [-6.6, 18], angle: 18, length: 14, garden: true, ground: 'lawn', drive: 'none', terrace: { x: 3, width: 7, depth: 3.6, furniture: 'dining', parasol: '#f4efe2' }, bushes: [[-8.6, 18.5, 3, 1.6, pale], [8.4, 20.5, 3, 1.7, rose]],
    alt: { da: 'Gult murstenshus med parasol på terrassen og stor plæne', de: 'Gelbes Backsteinhaus mit Sonnenschirm auf der Terrasse und großem Rasen', en: 'Yellow brick bungalow with a parasol on the terrace and a wide lawn' } },
  { id: 'brick-red-front', tag: 'facade', style: 'brick', season: 'summer', hour: 'golden', seed: 51, variant: 1, at: [-6.2, 16.5], angle: -22, length: 14, bushes: [[-8.4, 19.5, 2.6, 1.3, rose], [8.8, 14.5, 2.4, 1.1, rose]], clouds: 'fair',
    alt: { da: 'Rødt murstenshus i klitterne i gyldent aftenlys', de: 'Rotes Backsteinhaus in den Dünen im goldenen Abendlicht', en: 'Red brick bungalow in the dunes in golden evening light' } },
  { id: 'brick-evening', tag: 'facade', style: 'brick', season: 'autumn', hour: 'dusk', seed: 52, variant: 2, at: [-6.4, 17.5], angle: 22, length: 13.5, clouds: 'streaks', backdrop: 'pines', bushes: [[7.8, 19.5, 2.8, 1.4]],
    alt: { da: 'Gult murstenshus med lys i vinduerne ved plantagen', de: 'Gelbes Backsteinhaus mit erleuchteten Fenstern am Kiefernwald', en: 'Yellow brick bungalow with lit windows beside the pines' } },
  { id: 'brick-snow', tag: 'facade', style: 'brick', season: 'winter', hour: 'midday', seed: 53, variant: 3, at: [-6.2, 16.5], angle: -18, length: 13.5, clouds: 'veil', pines: [[-11, 28, 8], [12, 30, 9]],
    alt: { da: 'Rødt murstenshus i nyfalden sne', de: 'Rotes Backsteinhaus im frisch gefallenen Schnee', en: 'Red brick bungalow in fresh snow' } },
  { id: 'brick-by-the-fjord', tag: 'view', style: 'brick', season: 'spring', hour: 'midday', seed: 54, variant: 4, at: [1.5, 36], angle: 18, length: 14, horizon: 510, eye: 3.6, backdrop: 'fjord', ground: 'meadow', mound: 'left', drive: [[9, 39], [7, 30], [4, 21], [1.4, 13], [0.4, 8], [-0.6, 5]], grasses: [290, 170],
    alt: { da: 'Murstenshus med udsigt over den rolige fjord', de: 'Backsteinhaus mit Blick über den stillen Fjord', en: 'Brick bungalow looking over the calm fjord' } },
]

export const modernPictures: readonly HousePicture[] = [
  { id: 'modern-sea-evening', tag: 'terrace', style: 'modern', season: 'summer', hour: 'dusk', seed: 61, variant: 0, at: [-6.2, 15.5], angle: -16, length: 14, backdrop: 'sea', clouds: 'streaks', drive: 'none', garden: true, terrace: { x: 0.2, width: 7.8, depth: 3.2, furniture: 'loungers' },
    alt: { da: 'Moderne lærketræshus med store oplyste ruder ved havet', de: 'Modernes Lärchenholzhaus mit großen erleuchteten Fenstern am Meer', en: 'Modern larch house with wide lit windows by the sea' } },
  { id: 'modern-noon', tag: 'facade', style: 'modern', season: 'summer', hour: 'midday', seed: 62, variant: 1, at: [-6.4, 16.5], angle: 20, length: 13.5, garden: true, drive: 'none', terrace: { x: 0.2, width: 7.6, depth: 3.2, furniture: 'dining' }, bushes: [[7.8, 18, 2.6, 1.2, rose]],
    alt: { da: 'Moderne træhus med glasfacade mellem klitterne', de: 'Modernes Holzhaus mit Glasfront zwischen den Dünen', en: 'Modern timber house with a glass front among the dunes' } },
  { id: 'modern-autumn', tag: 'facade', style: 'modern', season: 'autumn', hour: 'golden', seed: 63, variant: 2, at: [-6.2, 16], angle: -24, length: 14, backdrop: 'heath', ground: 'heath', clouds: 'streaks', garden: false,
    alt: { da: 'Moderne hus i lærk på heden om efteråret', de: 'Modernes Haus aus Lärche auf der Heide im Herbst', en: 'Modern larch house on the heath in autumn' } },
  { id: 'modern-winter-night', tag: 'facade', style: 'modern', season: 'winter', hour: 'night', seed: 64, variant: 3, at: [-6.2, 16.5], angle: 18, length: 13.5, garden: true, drive: 'none', clouds: 'none', pines: [[9.5, 26, 8], [12, 28, 9], [-11, 27, 8]],
    alt: { da: 'Moderne hus i sne med varme ruder under stjernehimlen', de: 'Modernes Haus im Schnee mit warmem Licht unter dem Sternenhimmel', en: 'Modern house in snow with warm windows under the stars' } },
  { id: 'modern-in-the-dunes', tag: 'view', style: 'modern', season: 'summer', hour: 'golden', seed: 65, variant: 4, at: [-16, 42], angle: 20, length: 15, horizon: 500, eye: 4.2, backdrop: 'sea', garden: true, mound: 'right', clouds: 'towering', drive: [[-8, 44], [-6, 33], [-2.6, 23], [0, 14], [0.4, 9], [-0.6, 5.6]], grasses: [180, 330],
    alt: { da: 'Moderne sommerhus i klitterne ud mod Vesterhavet', de: 'Modernes Ferienhaus in den Dünen an der Nordsee', en: 'Modern holiday house in the dunes facing the North Sea' } },
]

export const fishermanPictures: readonly HousePicture[] = [
  { id: 'fisherman-summer', tag: 'facade', style: 'fisherman', season: 'summer', hour: 'midday', seed: 71, variant: 0, at: [-5, 13.5], angle: 26, length: 8.4, fence: false, bushes: [[4.8, 15.4, 2.2, 1.2, rose], [-6.2, 14.6, 1.8, 1, rose]], flag: [7, 0, 21],
    alt: { da: 'Hvidt fiskerhus med rødt tegltag og blå dør', de: 'Weißes Fischerhaus mit rotem Ziegeldach und blauer Tür', en: 'White fisherman’s house with a red-tiled roof and a blue door' } },
  { id: 'fisherman-garden', tag: 'garden', style: 'fisherman', season: 'summer', hour: 'golden', seed: 72, variant: 1, at: [-4, 13.5], angle: -28, length: 8.6, garden: true, ground: 'lawn', drive: 'none', terrace: { x: 1.4, width: 5.4, depth: 2.8, furniture: 'dining' }, bushes: [[-5.6, 15.5, 2.4, 1.4, rose], [6.4, 12.8, 2, 1.2, pale]], clouds: 'streaks',
    alt: { da: 'Lille gult fiskerhus med kaffebord i haven', de: 'Kleines gelbes Fischerhaus mit Kaffeetisch im Garten', en: 'Small yellow fisherman’s house with a coffee table in the garden' } },
  { id: 'fisherman-dusk', tag: 'facade', style: 'fisherman', season: 'autumn', hour: 'dusk', seed: 73, variant: 2, at: [-4.6, 13.5], angle: 24, length: 8.4, backdrop: 'sea', clouds: 'streaks', fence: true,
    alt: { da: 'Fiskerhus ved havet med tændte lamper', de: 'Fischerhaus am Meer mit erleuchteten Fenstern', en: 'Fisherman’s house by the sea with its lamps lit' } },
  { id: 'fisherman-snow', tag: 'facade', style: 'fisherman', season: 'winter', hour: 'golden', seed: 74, variant: 3, at: [-4.2, 13.5], angle: -26, length: 8.4, clouds: 'fair',
    alt: { da: 'Fiskerhus i sne mellem klitterne', de: 'Fischerhaus im Schnee zwischen den Dünen', en: 'Fisherman’s house in snow among the dunes' } },
  { id: 'fisherman-by-the-sea', tag: 'view', style: 'fisherman', season: 'spring', hour: 'morning', seed: 75, variant: 4, at: [3.4, 27], angle: 24, length: 8.8, horizon: 510, eye: 3.4, backdrop: 'sea', mound: 'left', clouds: 'fair', drive: [[8, 29], [6, 22], [3, 15], [1, 10], [0, 7], [-0.8, 4.6]], grasses: [300, 180],
    alt: { da: 'Lille fiskerhus højt over stranden en forårsmorgen', de: 'Kleines Fischerhaus hoch über dem Strand an einem Frühlingsmorgen', en: 'Small fisherman’s house above the beach on a spring morning' } },
]

export const skagenPictures: readonly HousePicture[] = [
  { id: 'yellow-house-fence', tag: 'facade', style: 'skagen', season: 'summer', hour: 'midday', seed: 81, variant: 0, at: [-5.4, 16], angle: 20, length: 11, backdrop: 'dunes', fence: true, flag: [-8.4, 0, 21], bushes: [[7, 18, 2.4, 1.5, rose], [-6.9, 15.6, 1.8, 1.2, pale]],
    alt: { da: 'Gulkalket hus med rødt tegltag, hvide fuger og hvidt stakit', de: 'Gelb gekalktes Haus mit rotem Ziegeldach, weißen Fugen und weißem Lattenzaun', en: 'Yellow lime-washed house with red tiles, white joints and a picket fence' } },
  { id: 'yellow-house-garden', tag: 'garden', style: 'skagen', season: 'summer', hour: 'golden', seed: 82, variant: 1, at: [-4.8, 14.5], angle: -24, length: 10.5, garden: true, ground: 'lawn', drive: 'none', terrace: { x: 2.6, width: 5.8, depth: 3.2, furniture: 'dining', parasol: '#f4efe2' }, bushes: [[-6.8, 16.5, 2.4, 1.5, rose], [7.6, 13, 2.2, 1.3, pale]],
    alt: { da: 'Gult hus med roser og parasol i haven', de: 'Gelbes Haus mit Rosen und Sonnenschirm im Garten', en: 'Yellow house with roses and a parasol in the garden' } },
  { id: 'yellow-house-dusk', tag: 'facade', style: 'skagen', season: 'summer', hour: 'dusk', seed: 83, variant: 2, at: [-5, 15], angle: -22, length: 11, backdrop: 'sea', clouds: 'streaks', fence: true,
    alt: { da: 'Gult hus med lys i vinduerne ved havet', de: 'Gelbes Haus mit erleuchteten Fenstern am Meer', en: 'Yellow house by the sea with lit windows' } },
  { id: 'yellow-house-snow', tag: 'facade', style: 'skagen', season: 'winter', hour: 'morning', seed: 84, variant: 3, at: [-5.4, 16], angle: 24, length: 10.5, clouds: 'veil', fence: true,
    alt: { da: 'Gult hus med sne på taget og på stakittet', de: 'Gelbes Haus mit Schnee auf dem Dach', en: 'Yellow house with snow on its roof' } },
  { id: 'yellow-house-autumn', tag: 'view', style: 'skagen', season: 'autumn', hour: 'golden', seed: 85, variant: 4, at: [1.5, 32], angle: -18, length: 11.5, horizon: 510, eye: 3.6, backdrop: 'dunes', mound: 'right', clouds: 'towering', drive: [[-6, 33], [-5, 26], [-2, 18], [0.6, 12], [1, 7.6], [0, 5]], grasses: [180, 310],
    alt: { da: 'Gult hus i de efterårsgyldne klitter', de: 'Gelbes Haus in den herbstgoldenen Dünen', en: 'Yellow house in the autumn-gold dunes' } },
]
