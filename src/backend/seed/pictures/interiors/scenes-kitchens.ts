import type { Scene } from '../scene.ts'
import * as dining from './dining.ts'
import * as kitchens from './kitchens.ts'
import { indoors } from './scenes-rooms.ts'

export const kitchensAndDining: readonly Scene[] = [
  indoors(
    'kitchen-white-oak',
    'kitchen',
    'summer',
    'midday',
    [
      'Hvidt køkken med bordplade af eg og vindue mod klitterne over vasken',
      'Weiße Küche mit Eichenarbeitsplatte und Fenster zu den Dünen über der Spüle',
      'White kitchen with an oak worktop and a window on to the dunes above the sink',
    ],
    kitchens.whiteKitchen,
  ),
  indoors(
    'kitchen-island',
    'kitchen',
    'summer',
    'morning',
    [
      'Køkken i lyst træ med stor køkkenø, tre skamler og morgensol fra terrassedøren',
      'Küche in hellem Holz mit großer Kochinsel, drei Hockern und Morgensonne durch die Terrassentür',
      'Pale timber kitchen with a large island, three stools and morning sun from the terrace doors',
    ],
    kitchens.islandKitchen,
  ),
  indoors(
    'kitchen-sage',
    'kitchen',
    'summer',
    'midday',
    [
      'Landkøkken i støvet grønt med spisebord og krukker i vindueskarmen',
      'Landhausküche in Salbeigrün mit Esstisch und Töpfen auf der Fensterbank',
      'Sage-green country kitchen with a dining table and pots on the window sill',
    ],
    kitchens.sageKitchen,
  ),
  indoors(
    'kitchen-sea-tiles',
    'kitchen',
    'summer',
    'midday',
    [
      'Blåt køkken med havgrønne fliser, åbne hylder og et lille spisebord i solen',
      'Blaue Küche mit meergrünen Fliesen, offenen Regalen und kleinem Esstisch in der Sonne',
      'Blue kitchen with sea-green tiles, open shelves and a small table in the sun',
    ],
    kitchens.blueKitchen,
  ),
  indoors(
    'kitchen-evening',
    'kitchen',
    'autumn',
    'dusk',
    [
      'Mørkegrønt køkken om aftenen med dækket bord og tændte lys',
      'Dunkelgrüne Küche am Abend mit gedecktem Tisch und brennenden Kerzen',
      'Dark green kitchen in the evening with the table laid and candles lit',
    ],
    kitchens.eveningKitchen,
  ),
  indoors(
    'dining-dune-view',
    'dining',
    'summer',
    'midday',
    [
      'Spisestue med langbord til seks og glasparti fra gulv til loft mod klitterne',
      'Essplatz mit langem Tisch für sechs Personen und bodentiefen Fenstern zu den Dünen',
      'Dining room with a long table for six and floor-length windows on to the dunes',
    ],
    dining.diningView,
  ),
  indoors(
    'dining-cottage-bench',
    'dining',
    'autumn',
    'golden',
    [
      'Spisekrog i et gammelt hus med bænk, mørkt træbord og lav eftermiddagssol',
      'Essecke in einem alten Haus mit Bank, dunklem Holztisch und tiefer Nachmittagssonne',
      'Dining corner in an old house with a bench, a dark timber table and low afternoon sun',
    ],
    dining.diningCottage,
  ),
  indoors(
    'dining-candles',
    'dining',
    'autumn',
    'dusk',
    [
      'Dækket bord med levende lys og aftenhimmel uden for vinduet',
      'Gedeckter Tisch mit Kerzen und Abendhimmel vor dem Fenster',
      'Table laid with candles and an evening sky outside the window',
    ],
    dining.diningCandles,
  ),
  indoors(
    'fireplace-white-brick',
    'fireplace',
    'autumn',
    'golden',
    [
      'Åben pejs af hvidkalkede sten med to læderstole og stablet brænde',
      'Offener Kamin aus geweißtem Backstein mit zwei Ledersesseln und gestapeltem Holz',
      'Open fireplace of whitewashed brick with two leather chairs and stacked logs',
    ],
    dining.brickHearth,
  ),
  indoors(
    'fireplace-red-brick',
    'fireplace',
    'winter',
    'dusk',
    [
      'Aften ved den murede pejs med sofa, tæppe og stearinlys',
      'Abend am gemauerten Kamin mit Sofa, Decke und Kerzen',
      'Evening by the brick fireplace with a sofa, a blanket and candles',
    ],
    dining.darkHearth,
  ),
]
