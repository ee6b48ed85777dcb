import type { Scene } from '../scene.ts'
import * as bathrooms from './bathrooms.ts'
import * as outdoors from './outdoors.ts'
import * as pools from './pools.ts'
import * as saunas from './saunas.ts'
import { indoors } from './scenes-rooms.ts'
import * as spas from './spas.ts'

export const bathing: readonly Scene[] = [
  indoors(
    'bathroom-sea-tiles',
    'bathroom',
    'summer',
    'midday',
    [
      'Badeværelse med havgrønne fliser, rundt spejl og vaskebord i eg',
      'Badezimmer mit meergrünen Fliesen, rundem Spiegel und Waschtisch aus Eiche',
      'Bathroom with sea-green tiles, a round mirror and an oak wash stand',
    ],
    bathrooms.seaBath,
  ),
  indoors(
    'bathroom-bathtub',
    'bathroom',
    'summer',
    'midday',
    [
      'Badeværelse med fritstående badekar under vinduet mod klitterne',
      'Badezimmer mit frei stehender Badewanne unter dem Fenster zu den Dünen',
      'Bathroom with a freestanding bath beneath the window on to the dunes',
    ],
    bathrooms.tubBath,
  ),
  indoors(
    'bathroom-shower',
    'bathroom',
    'summer',
    'morning',
    [
      'Lyst badeværelse med bruseniche, glasvæg og håndklæder',
      'Helles Badezimmer mit Duschbereich, Glaswand und Handtüchern',
      'Bright bathroom with a walk-in shower, a glass screen and towels',
    ],
    bathrooms.showerBath,
  ),
  indoors(
    'bathroom-evening',
    'bathroom',
    'autumn',
    'dusk',
    [
      'Badeværelse om aftenen med to håndvaske, runde spejle og grønne fliser',
      'Badezimmer am Abend mit zwei Waschbecken, runden Spiegeln und grünen Fliesen',
      'Bathroom in the evening with two basins, round mirrors and green tiles',
    ],
    bathrooms.eveningBath,
  ),
  indoors(
    'sauna-window',
    'sauna',
    'summer',
    'midday',
    [
      'Sauna med bænke af asp, spand, lanterne og dagslys fra siden',
      'Sauna mit Bänken aus Espenholz, Kübel, Laterne und Tageslicht von der Seite',
      'Sauna with aspen benches, a pail, a lantern and daylight from the side',
    ],
    saunas.saunaView,
  ),
  indoors(
    'sauna-panorama',
    'sauna',
    'autumn',
    'golden',
    [
      'Sauna med bredt vindue mod klitter og hav og varme sten på ovnen',
      'Sauna mit breitem Fenster zu Dünen und Meer und heißen Steinen auf dem Ofen',
      'Sauna with a wide window on to dunes and sea and hot stones on the stove',
    ],
    saunas.saunaPanorama,
  ),
  indoors(
    'sauna-glow',
    'sauna',
    'winter',
    'night',
    [
      'Sauna i dæmpet lys med skjult belysning under bænkene',
      'Sauna in gedämpftem Licht mit indirekter Beleuchtung unter den Bänken',
      'Sauna in soft light with hidden lighting under the benches',
    ],
    saunas.saunaGlow,
  ),
  indoors(
    'pool-glass-wall',
    'pool',
    'summer',
    'midday',
    [
      'Indendørs swimmingpool med glasvægge mod klitterne, liggestole og planter',
      'Innenpool mit Glaswänden zu den Dünen, Liegen und Pflanzen',
      'Indoor pool with glass walls on to the dunes, loungers and plants',
    ],
    pools.glassPool,
  ),
  indoors(
    'pool-timber-ceiling',
    'pool',
    'summer',
    'golden',
    [
      'Poolrum med træloft til kip, solspejlinger i vandet og to liggestole',
      'Poolraum mit Holzdecke bis zum First, Sonnenlicht auf dem Wasser und zwei Liegen',
      'Pool room with a timber ceiling, sun dancing in the water and two loungers',
    ],
    pools.timberPool,
  ),
  indoors(
    'pool-evening',
    'pool',
    'autumn',
    'dusk',
    [
      'Oplyst indendørs pool om aftenen med lanterner og solnedgang',
      'Beleuchteter Innenpool am Abend mit Laternen und Sonnenuntergang',
      'Indoor pool lit in the evening, with lanterns and a sunset',
    ],
    pools.eveningPool,
  ),
  indoors(
    'pool-winter',
    'pool',
    'winter',
    'midday',
    [
      'Opvarmet indendørs pool med sneklædte klitter bag ruderne',
      'Beheizter Innenpool mit verschneiten Dünen hinter den Scheiben',
      'Heated indoor pool with snow-covered dunes behind the glass',
    ],
    pools.snowPool,
  ),
  indoors(
    'spa-dune-view',
    'spa',
    'summer',
    'midday',
    [
      'Indendørs spabad ved vinduet med udsigt til klitter og hav',
      'Whirlpool am Fenster mit Blick auf Dünen und Meer',
      'Indoor whirlpool by the window with a view of dunes and sea',
    ],
    spas.spaCorner,
  ),
  indoors(
    'spa-evening',
    'spa',
    'autumn',
    'dusk',
    [
      'Spabad om aftenen med stearinlys, lanterner og væg af lyst træ',
      'Whirlpool am Abend mit Kerzen, Laternen und Wand aus hellem Holz',
      'Whirlpool in the evening with candles, lanterns and a wall of pale timber',
    ],
    spas.spaEvening,
  ),
  indoors(
    'wilderness-bath-dusk',
    'wilderness-bath',
    'summer',
    'dusk',
    [
      'Dampende vildmarksbad af træ på terrassen ved solnedgang',
      'Dampfendes Badefass aus Holz auf der Terrasse bei Sonnenuntergang',
      'Steaming wooden hot tub on the terrace at sunset',
    ],
    outdoors.tubDusk,
  ),
  indoors(
    'wilderness-bath-snow',
    'wilderness-bath',
    'winter',
    'dusk',
    [
      'Dampende vildmarksbad med lanterner og sne på klitterne',
      'Dampfendes Badefass mit Laternen und Schnee auf den Dünen',
      'Steaming wooden hot tub with lanterns and snow on the dunes',
    ],
    outdoors.tubSnow,
  ),
]
