import type { Scene } from '../scene.ts'
import * as bathrooms from './bathrooms.ts'
import * as corners from './corners.ts'
import * as kitchens from './kitchens.ts'
import * as outdoors from './outdoors.ts'
import * as pools from './pools.ts'
import * as saunas from './saunas.ts'
import { indoors } from './scenes-rooms.ts'
import * as spas from './spas.ts'

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
      'Spisestue med langbord til seks og glasparti fra gulv mod klitterne',
      'Essplatz mit langem Tisch für sechs Personen und bodentiefen Fenstern zu den Dünen',
      'Dining room with a long table for six and floor-length windows on to the dunes',
    ],
    kitchens.diningView,
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
    kitchens.diningCottage,
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
    kitchens.diningCandles,
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
    kitchens.brickHearth,
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
    kitchens.darkHearth,
  ),
]

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
      'Poolraum mit Holzdecke bis zum First, Sonnenreflexen im Wasser und zwei Liegen',
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
      'Indoor spa bath by the window with a view of dunes and sea',
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
      'Spa bath in the evening with candles, lanterns and a wall of pale timber',
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
      'Dampfender Badezuber aus Holz auf der Terrasse bei Sonnenuntergang',
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
      'Dampfender Badezuber mit Laternen und Schnee auf den Dünen',
      'Steaming wooden hot tub with lanterns and snow on the dunes',
    ],
    outdoors.tubSnow,
  ),
]

export const terracesAndCorners: readonly Scene[] = [
  indoors(
    'terrace-long-table',
    'terrace',
    'summer',
    'midday',
    [
      'Træterrasse med dækket langbord og udsigt over klitterne til havet',
      'Holzterrasse mit gedecktem Tisch und Blick über die Dünen aufs Meer',
      'Timber deck with a laid table and a view over the dunes to the sea',
    ],
    outdoors.deckTable,
  ),
  indoors(
    'terrace-loungers',
    'terrace',
    'summer',
    'midday',
    [
      'To liggestole på terrassen med klitter og hav foran',
      'Zwei Liegen auf der Terrasse mit Dünen und Meer davor',
      'Two loungers on the terrace with dunes and sea beyond',
    ],
    outdoors.deckLoungers,
  ),
  indoors(
    'terrace-sheltered',
    'terrace',
    'summer',
    'morning',
    [
      'Terrasse i læ bag bræddehegn med sofa, lænestol og kaffebord',
      'Windgeschützte Terrasse hinter einer Bretterwand mit Sofa, Sessel und Kaffeetisch',
      'Terrace sheltered by a board fence with a sofa, an easy chair and a coffee table',
    ],
    outdoors.deckShelter,
  ),
  indoors(
    'terrace-evening-lanterns',
    'terrace',
    'summer',
    'dusk',
    [
      'Terrasse i skumringen med lanterner, lyskæde og dækket bord',
      'Terrasse in der Dämmerung mit Laternen, Lichterkette und gedecktem Tisch',
      'Terrace at dusk with lanterns, a string of lights and a laid table',
    ],
    outdoors.deckLanterns,
  ),
  indoors(
    'terrace-two-chairs',
    'terrace',
    'autumn',
    'golden',
    [
      'To stole på terrassen med udsigt over efterårsgule klitter',
      'Zwei Sessel auf der Terrasse mit Blick über herbstlich gelbe Dünen',
      'Two chairs on the terrace looking out over dunes in autumn colour',
    ],
    outdoors.deckSea,
  ),
  indoors(
    'activity-room-billiards',
    'activity-room',
    'summer',
    'golden',
    [
      'Aktivitetsrum med billardbord, køer på væggen og lamper over bordet',
      'Freizeitraum mit Billardtisch, Queues an der Wand und Lampen über dem Tisch',
      'Games room with a billiard table, cues on the wall and lamps over the table',
    ],
    corners.billiards,
  ),
  indoors(
    'activity-room-table-tennis',
    'activity-room',
    'summer',
    'midday',
    [
      'Aktivitetsrum med bordtennisbord under et lyst træloft',
      'Freizeitraum mit Tischtennisplatte unter einer hellen Holzdecke',
      'Games room with a table-tennis table beneath a pale timber ceiling',
    ],
    corners.tennisRoom,
  ),
  indoors(
    'detail-shells-sill',
    'detail',
    'summer',
    'midday',
    [
      'Skaller og havglas i vindueskarmen med klitter og hav bagved',
      'Muscheln und Meerglas auf der Fensterbank, dahinter Dünen und Meer',
      'Shells and sea glass on the window sill with dunes and sea behind',
    ],
    corners.sillShells,
  ),
  indoors(
    'detail-coffee-window',
    'detail',
    'summer',
    'morning',
    [
      'Kaffe ved vinduet med bøger, kande og grene i en vase',
      'Kaffee am Fenster mit Büchern, Kanne und Zweigen in einer Vase',
      'Coffee by the window with books, a pot and twigs in a vase',
    ],
    corners.coffeeWindow,
  ),
  indoors(
    'detail-bikes-wall',
    'detail',
    'summer',
    'midday',
    [
      'To cykler op ad en hvid murstensvæg med marehalm',
      'Zwei Fahrräder an einer weißen Backsteinwand mit Strandhafer',
      'Two bicycles against a white brick wall with marram grass',
    ],
    corners.bikesWall,
  ),
  indoors(
    'detail-boots-raincoat',
    'detail',
    'autumn',
    'midday',
    [
      'Gummistøvler, bænk og gul regnjakke ved døren',
      'Gummistiefel, Bank und gelbe Regenjacke an der Tür',
      'Rubber boots, a bench and a yellow raincoat by the door',
    ],
    corners.bootsDoor,
  ),
]
