import type { HousePicture } from './house-pictures.ts'

const rose = '#e283a4'
const pale = '#f3e3e0'

export const thatchedPictures: readonly HousePicture[] = [
  { id: 'thatched-summer-noon', tag: 'facade', style: 'thatched', season: 'summer', hour: 'midday', seed: 11, variant: 0, at: [-6.6, 17], angle: 24, length: 13.5, flag: [8.6, 0, 25], bushes: [[-8.6, 18, 3, 1.5, rose], [7.6, 20.5, 3.4, 1.5, rose], [4.6, 17.2, 1.7, 0.9, rose]],
    alt: { da: 'Hvidkalket stråtækt længehus i klitterne på en klar sommerdag', de: 'Weiß gekalktes Reetdachhaus in den Dünen an einem klaren Sommertag', en: 'Whitewashed thatched longhouse in the dunes on a clear summer’s day' } },
  { id: 'thatched-garden-terrace', tag: 'garden', style: 'thatched', season: 'summer', hour: 'golden', seed: 12, variant: 1, at: [-6.2, 17.5], angle: -20, length: 14, garden: true, clouds: 'streaks', ground: 'lawn', drive: 'none', terrace: { x: 3.6, width: 6.4, depth: 3.4, furniture: 'dining', parasol: '#f4efe2' }, bushes: [[-9, 19, 3.4, 1.6, pale], [9.2, 15, 2.8, 1.4, rose]],
    alt: { da: 'Stråtækt hus med dækket bord på terrassen i aftensol', de: 'Reetdachhaus mit gedecktem Tisch auf der Terrasse in der Abendsonne', en: 'Thatched house with a table laid on the terrace in evening sun' } },
  { id: 'thatched-blue-evening', tag: 'facade', style: 'thatched', season: 'autumn', hour: 'dusk', seed: 13, variant: 2, at: [-6.8, 16.5], angle: 28, length: 13, clouds: 'streaks', backdrop: 'sea', bushes: [[7.4, 19, 3, 1.4]],
    alt: { da: 'Lys i vinduerne i et stråtækt hus ved havet en blå efterårsaften', de: 'Erleuchtete Fenster in einem Reetdachhaus am Meer an einem blauen Herbstabend', en: 'Lit windows in a thatched house by the sea on a blue autumn evening' } },
  { id: 'thatched-snow', tag: 'facade', style: 'thatched', season: 'winter', hour: 'morning', seed: 14, variant: 3, at: [-6, 17], angle: -24, length: 13, pines: [[-11, 30, 8], [-9, 27, 6.5], [12, 32, 8]], bushes: [[-7.6, 19, 2.4, 1.2]],
    alt: { da: 'Stråtækt hus med sne på taget en stille vintermorgen', de: 'Reetdachhaus mit Schnee auf dem Dach an einem stillen Wintermorgen', en: 'Thatched house with snow on its roof on a quiet winter morning' } },
  { id: 'thatched-in-wide-dunes', tag: 'view', style: 'thatched', season: 'spring', hour: 'morning', seed: 15, variant: 4, at: [3.5, 46], angle: 22, length: 14, horizon: 520, eye: 4.4, clouds: 'towering', mound: 'left', drive: [[9, 50], [7, 40], [4, 28], [2.6, 18], [0.4, 11], [-1.2, 6.5]], grasses: [330, 170],
    alt: { da: 'Stråtækt hus langt inde i et åbent klitlandskab', de: 'Reetdachhaus weit draußen in einer offenen Dünenlandschaft', en: 'Thatched house far out in open dune country' } },
]

export const blackPictures: readonly HousePicture[] = [
  { id: 'black-timber-terrace', tag: 'terrace', style: 'timber-black', season: 'summer', hour: 'golden', seed: 21, variant: 0, at: [-4.4, 15.5], angle: 34, length: 11.5, garden: true, backdrop: 'sea', clouds: 'streaks', drive: 'none', terrace: { x: 0.4, width: 10, depth: 3.4, furniture: 'both' },
    alt: { da: 'Sort træhus med solvendt terrasse og udsigt til havet', de: 'Schwarzes Holzhaus mit Sonnenterrasse und Blick aufs Meer', en: 'Black timber house with a sunny terrace and a view of the sea' } },
  { id: 'black-timber-noon', tag: 'facade', style: 'timber-black', season: 'summer', hour: 'midday', seed: 22, variant: 1, at: [-5, 15], angle: -30, length: 11.5, bushes: [[-7.4, 18, 2.6, 1.2, rose], [7.5, 14.5, 2.6, 1.2, rose]],
    alt: { da: 'Sort træhus mellem klitter under lette sommerskyer', de: 'Schwarzes Holzhaus zwischen Dünen unter leichten Sommerwolken', en: 'Black timber house among dunes under light summer clouds' } },
  { id: 'black-timber-night', tag: 'facade', style: 'timber-black', season: 'summer', hour: 'night', seed: 23, variant: 2, at: [-5, 15], angle: 26, length: 11.5, garden: true, clouds: 'veil', drive: 'none', terrace: { x: 0.6, width: 9.6, depth: 3.2, furniture: 'dining' },
    alt: { da: 'Oplyst sort træhus under stjernerne', de: 'Erleuchtetes schwarzes Holzhaus unter Sternen', en: 'Black timber house glowing under the stars' } },
  { id: 'black-timber-winter', tag: 'facade', style: 'timber-black', season: 'winter', hour: 'dusk', seed: 24, variant: 0, at: [-3.6, 16.5], angle: 38, length: 11, clouds: 'veil', pines: [[9, 27, 7.5], [11.5, 30, 8.5], [-10.5, 28, 7.5]],
    alt: { da: 'Sort træhus i sne med varmt lys i ruderne', de: 'Schwarzes Holzhaus im Schnee mit warmem Licht in den Fenstern', en: 'Black timber house in snow with warm light in the windows' } },
  { id: 'black-timber-heath', tag: 'view', style: 'timber-black', season: 'autumn', hour: 'golden', seed: 25, variant: 1, at: [-14, 44], angle: 24, length: 12.5, horizon: 500, eye: 4, backdrop: 'heath', ground: 'heath', clouds: 'towering', mound: 'right', drive: [[-6, 46], [-5, 34], [-2, 24], [0.4, 15], [0, 9], [-1.6, 5.5]], grasses: [200, 320],
    alt: { da: 'Sort træhus for sig selv på den efterårsrøde hede', de: 'Schwarzes Holzhaus für sich allein auf der herbstroten Heide', en: 'Black timber house alone on the autumn-red heath' } },
]

export const classicPictures: readonly HousePicture[] = [
  { id: 'red-timber-pennant', tag: 'facade', style: 'timber-classic', season: 'summer', hour: 'midday', seed: 31, variant: 0, at: [-4.6, 15], angle: -26, length: 10.5, backdrop: 'pines', flag: [-6.6, 0, 19], bushes: [[6.8, 13.4, 2.2, 1.1, rose], [-6.4, 17, 2, 1, pale]],
    alt: { da: 'Rødmalet træhus med hvide vinduer og vimpel for plantagen', de: 'Rot gestrichenes Holzhaus mit weißen Fenstern und Wimpel vor dem Kiefernwald', en: 'Red-painted timber house with white windows and a pennant by the pines' } },
  { id: 'ochre-timber-morning', tag: 'garden', style: 'timber-classic', season: 'spring', hour: 'morning', seed: 32, variant: 1, at: [-5.4, 15.5], angle: 22, length: 10.5, garden: true, ground: 'lawn', drive: 'none', terrace: { x: 2.8, width: 5.6, depth: 3, furniture: 'dining' }, bushes: [[-6.9, 16.6, 2.2, 1.4, pale], [6.8, 18.6, 3, 1.8, pale]],
    alt: { da: 'Okkergult træhus med terrasse og forårsgrøn have', de: 'Ockergelbes Holzhaus mit Terrasse und frühlingsgrünem Garten', en: 'Ochre timber house with a terrace and a spring-green garden' } },
  { id: 'red-timber-lamps', tag: 'facade', style: 'timber-classic', season: 'summer', hour: 'dusk', seed: 33, variant: 2, at: [-5.2, 15], angle: 26, length: 10.5, clouds: 'streaks', backdrop: 'dunes', bushes: [[6.2, 16.8, 2.6, 1.2, rose]],
    alt: { da: 'Rødt sommerhus med tændte lamper i den lyse nat', de: 'Rotes Ferienhaus mit erleuchteten Fenstern in der hellen Nacht', en: 'Red holiday house with its lamps lit on a light summer night' } },
  { id: 'blue-timber-winter', tag: 'facade', style: 'timber-classic', season: 'winter', hour: 'golden', seed: 34, variant: 3, at: [-4.8, 15.5], angle: -22, length: 10.5, clouds: 'streaks', backdrop: 'pines', fence: true,
    alt: { da: 'Gråblåt træhus med stakit i lav vintersol', de: 'Graublaues Holzhaus mit Lattenzaun in tiefer Wintersonne', en: 'Grey-blue timber house with a picket fence in low winter sun' } },
  { id: 'ochre-timber-autumn', tag: 'view', style: 'timber-classic', season: 'autumn', hour: 'morning', seed: 35, variant: 4, at: [-15, 36], angle: -20, length: 11, horizon: 510, eye: 3.6, backdrop: 'fjord', mound: 'left', clouds: 'veil', drive: [[9, 36], [7, 28], [3, 20], [1, 13], [1.6, 8], [2.4, 5]], grasses: [300, 160],
    alt: { da: 'Gult træhus ved fjorden en efterårsmorgen', de: 'Gelbes Holzhaus am Fjord an einem Herbstmorgen', en: 'Yellow timber house by the fjord on an autumn morning' } },
]

export const logPictures: readonly HousePicture[] = [
  { id: 'log-cabin-turf', tag: 'facade', style: 'log', season: 'summer', hour: 'midday', seed: 41, variant: 0, at: [-5.6, 15.5], angle: 22, length: 11, backdrop: 'pines', pines: [[-9.5, 22, 7.5], [9.6, 25, 8], [12, 23, 6.5]], bushes: [[6.6, 17.4, 2.4, 1.1]],
    alt: { da: 'Bjælkehus med græstag i kanten af plantagen', de: 'Blockhaus mit Grasdach am Rand des Kiefernwaldes', en: 'Log cabin with a turf roof at the edge of the pines' } },
  { id: 'log-cabin-terrace', tag: 'terrace', style: 'log', season: 'summer', hour: 'golden', seed: 42, variant: 1, at: [-5, 15], angle: -24, length: 11, garden: true, drive: 'none', terrace: { x: 1.6, width: 8, depth: 3.4, furniture: 'both' }, clouds: 'fair', bushes: [[-7.4, 17, 2.6, 1.3, rose]],
    alt: { da: 'Bjælkehus med terrasse og liggestole i aftenlys', de: 'Blockhaus mit Terrasse und Liegen im Abendlicht', en: 'Log cabin with a terrace and loungers in evening light' } },
  { id: 'log-cabin-autumn', tag: 'facade', style: 'log', season: 'autumn', hour: 'golden', seed: 44, variant: 2, at: [-5, 16.5], angle: 26, length: 11, ground: 'heath', backdrop: 'heath', clouds: 'streaks', pines: [[-9.5, 24, 7], [9.8, 26, 8]],
    alt: { da: 'Bjælkehus på heden i efterårets lave sol', de: 'Blockhaus auf der Heide in der tiefen Herbstsonne', en: 'Log cabin on the heath in low autumn sun' } },
  { id: 'log-cabin-snow', tag: 'facade', style: 'log', season: 'winter', hour: 'dusk', seed: 45, variant: 3, at: [-5, 15.5], angle: -26, length: 11, backdrop: 'pines', clouds: 'veil', pines: [[-8.5, 22, 7.5], [-11, 25, 8.5], [10, 24, 8]],
    alt: { da: 'Bjælkehus i sne med lys i vinduerne', de: 'Blockhaus im Schnee mit Licht in den Fenstern', en: 'Log cabin in snow with lit windows' } },
  { id: 'log-cabin-clearing', tag: 'view', style: 'log', season: 'spring', hour: 'morning', seed: 46, variant: 4, at: [2, 36], angle: 20, length: 12, horizon: 530, eye: 3.4, backdrop: 'pines', mound: 'left', pines: [[-10, 40, 10], [-13, 36, 9], [-7.4, 46, 9], [18, 44, 10], [21, 40, 9]], drive: [[8, 39], [6, 30], [2, 20], [1, 13], [-0.6, 8], [-1.6, 5]], grasses: [280, 200],
    alt: { da: 'Bjælkehus i en lysning mellem fyrretræer', de: 'Blockhaus auf einer Lichtung zwischen Kiefern', en: 'Log cabin in a clearing among pines' } },
]
