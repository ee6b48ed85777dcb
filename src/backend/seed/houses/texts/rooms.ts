import { text3 } from '../../texts.ts'
import { has } from '../house.ts'
import type { Sentence } from './sentence.ts'

/** Living room, kitchen and what keeps the house warm. */
export const roomSentences: readonly Sentence[] = [
  {
    when: (house) => has(house, 'woodStove'),
    texts: [
      text3(
        'I stuen samles man om brændeovnen, når dagen er gået med vind i håret.',
        'Im Wohnzimmer trifft man sich am Kaminofen, wenn der Tag an der frischen Luft zu Ende geht.',
        'In the living room everyone gathers round the wood stove after a day out in the wind.',
      ),
      text3(
        'Brændeovnen varmer hurtigt stuen op, og lænestolene står, hvor de skal: tæt på ilden og ved vinduet.',
        'Der Kaminofen heizt das Wohnzimmer rasch auf, und die Sessel stehen richtig: nah am Feuer und am Fenster.',
        'The wood stove soon warms the living room, and the armchairs are where they should be: by the fire and the window.',
      ),
      text3(
        'Stuen har brændeovn, god plads i sofaen og et langbord, hvor puslespillet kan blive liggende.',
        'Das Wohnzimmer hat einen Kaminofen, ein großes Sofa und einen langen Tisch, auf dem das Puzzle liegen bleiben darf.',
        'The living room has a wood stove, a roomy sofa and a long table where the jigsaw can stay out.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'openFireplace'),
    texts: [
      text3(
        'Den åbne pejs er stuens midtpunkt og bliver tændt året rundt.',
        'Der offene Kamin ist der Mittelpunkt des Wohnzimmers und brennt zu jeder Jahreszeit gern.',
        'The open fireplace is the heart of the living room and is lit all year round.',
      ),
    ],
  },
  {
    when: (house) => !has(house, 'woodStove') && !has(house, 'openFireplace'),
    texts: [
      text3(
        'Stuen er lys og rummelig med plads til både samvær og en stille stund med en bog.',
        'Das Wohnzimmer ist hell und geräumig, mit Platz für die ganze Runde und für ein ruhiges Buch.',
        'The living room is light and roomy, with space for company and for a quiet book.',
      ),
      text3(
        'Store vinduer trækker dagslyset ind i stuen, som har en dyb sofa og spisebord til alle.',
        'Große Fenster holen das Tageslicht ins Wohnzimmer, in dem ein tiefes Sofa und ein Esstisch für alle stehen.',
        'Large windows draw daylight into the living room, with its deep sofa and a table for everyone.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'openKitchen') && has(house, 'dishwasher'),
    texts: [
      text3(
        'Køkkenet ligger i åben forbindelse med stuen, så kokken kan være med i snakken, og opvaskemaskinen klarer resten.',
        'Die Küche ist zum Wohnraum hin offen, so bleibt man beim Kochen im Gespräch, und den Rest erledigt der Geschirrspüler.',
        'The kitchen is open to the living room, so the cook stays in the conversation and the dishwasher does the rest.',
      ),
      text3(
        'I det åbne køkken er der opvaskemaskine, gode knive og gryder nok til en rigtig ferieret.',
        'In der offenen Küche finden Sie Geschirrspüler, gute Messer und genug Töpfe für ein richtiges Ferienessen.',
        'The open kitchen has a dishwasher, good knives and enough pans for a proper holiday meal.',
      ),
    ],
  },
  {
    when: (house) => !has(house, 'openKitchen') && has(house, 'dishwasher'),
    texts: [
      text3(
        'Køkkenet er veludstyret med opvaskemaskine og har sit eget rum, så stuen får fred.',
        'Die Küche ist gut ausgestattet, hat einen Geschirrspüler und liegt in einem eigenen Raum.',
        'The kitchen is well equipped, with a dishwasher, and has a room of its own.',
      ),
      text3(
        'I køkkenet er der opvaskemaskine og bordplads til at rense en hel bakke rejer.',
        'Die Küche hat einen Geschirrspüler und genug Arbeitsfläche, um einen ganzen Korb Krabben zu pulen.',
        'The kitchen has a dishwasher and enough worktop to shell a whole tray of prawns.',
      ),
    ],
  },
  {
    when: (house) => !has(house, 'dishwasher'),
    texts: [
      text3(
        'I køkkenet er der det, man skal bruge; opvaskemaskinen er man selv, og det går fint med musik.',
        'In der Küche ist alles da, was man braucht; den Abwasch übernimmt man selbst, mit Musik geht es leicht.',
        'The kitchen has what you need; you are the dishwasher, which goes well enough with music.',
      ),
      text3(
        'Køkkenet er enkelt og praktisk, og opvasken klares i fællesskab med udsigt til haven.',
        'Die Küche ist einfach und praktisch; gespült wird gemeinsam, mit Blick in den Garten.',
        'The kitchen is simple and practical, and the washing-up is done together with a view of the garden.',
      ),
    ],
  },
  {
    when: (house) => house.yearRenovated !== null,
    chance: 0.6,
    texts: [
      text3(
        'Huset blev renoveret i {yearRenovated} med blik for det oprindelige.',
        'Im Jahr {yearRenovated} wurde das Haus mit Sinn für das Ursprüngliche renoviert.',
        'The house was renovated in {yearRenovated} with an eye for what was there before.',
      ),
      text3(
        'I {yearRenovated} fik huset en kærlig hånd fra gulv til loft.',
        '{yearRenovated} wurde das Haus vom Boden bis zur Decke liebevoll erneuert.',
        'In {yearRenovated} the house was lovingly refreshed from floor to ceiling.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'underfloorHeating'),
    chance: 0.55,
    texts: [
      text3(
        'Gulvvarmen gør det rart at gå på bare tæer, også efter en vintertur.',
        'Dank Fußbodenheizung läuft man auch nach einem Winterspaziergang gern barfuß.',
        'Underfloor heating makes bare feet a pleasure, even after a winter walk.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'heatPump') && !has(house, 'underfloorHeating'),
    chance: 0.55,
    texts: [
      text3(
        'Varmepumpen holder huset lunt og forbruget nede uden for sommersæsonen.',
        'Die Wärmepumpe hält das Haus auch außerhalb des Sommers warm und den Verbrauch niedrig.',
        'A heat pump keeps the house warm and the electricity bill down outside summer.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'activityRoom'),
    texts: [
      text3(
        'Når vejret driller, er der aktivitetsrummet, hvor turneringerne hurtigt bliver alvor.',
        'Wenn das Wetter nicht mitspielt, gibt es den Aktivitätsraum, in dem aus Spaß schnell ein Turnier wird.',
        'When the weather turns there is the activity room, where fun soon turns into a tournament.',
      ),
      text3(
        'Aktivitetsrummet er regnvejrsdagens redning for både store og små.',
        'Der Aktivitätsraum rettet jeden Regentag, für Große wie für Kleine.',
        'The activity room saves many a rainy day, for young and old.',
      ),
    ],
  },
]

export const bathroomSentences: readonly Sentence[] = [
  {
    when: (house) => house.bathrooms === 1,
    texts: [
      text3(
        'Badeværelset har bruser og plads til alles tandbørster.',
        'Das Badezimmer hat eine Dusche und Platz für alle Zahnbürsten.',
        'The bathroom has a shower and room for everyone’s toothbrush.',
      ),
      text3(
        'Badeværelset med bruser er enkelt og pænt holdt.',
        'Das Badezimmer mit Dusche ist schlicht und gepflegt.',
        'The bathroom, with a shower, is plain and well kept.',
      ),
      text3(
        'Der er ét badeværelse med bruser og knager til våde badedragter.',
        'Es gibt ein Badezimmer mit Dusche und Haken für nasse Badesachen.',
        'There is one bathroom, with a shower and hooks for wet swimming things.',
      ),
    ],
  },
  {
    when: (house) => house.bathrooms > 1,
    texts: [
      text3(
        'Med {bathrooms} badeværelser undgår man kø om morgenen.',
        'Dank {bathrooms} Badezimmern gibt es morgens keine Warteschlange.',
        'With {bathrooms} bathrooms there is no queue in the morning.',
      ),
      text3(
        'De {bathrooms} badeværelser gør hverdagen let, når alle skal af sted på én gang.',
        'Die {bathrooms} Badezimmer machen es leicht, wenn alle gleichzeitig loswollen.',
        'The {bathrooms} bathrooms make life easy when everyone wants to set off at once.',
      ),
      text3(
        'Der er {bathrooms} badeværelser, så ingen skal vente på spejlet.',
        'Es gibt {bathrooms} Badezimmer, sodass niemand auf den Spiegel warten muss.',
        'There are {bathrooms} bathrooms, so nobody has to wait for the mirror.',
      ),
    ],
  },
]

/** What there is to bathe and sweat in. */
export const wellnessSentences: readonly Sentence[] = [
  {
    when: (house) => has(house, 'pool') && has(house, 'sauna') && has(house, 'spa'),
    texts: [
      text3(
        'Poolrummet er husets midtpunkt: {poolArea} kvadratmeter bassin, spabad til {spaPersons} og sauna, og vandet er varmt hele året.',
        'Herzstück ist der Poolbereich: {poolArea} Quadratmeter Becken, ein Whirlpool für {spaPersons} und eine Sauna – warm zu jeder Jahreszeit.',
        'The pool room is the heart of the house: {poolArea} square metres of water, a whirlpool for {spaPersons} and a sauna, warm all year.',
      ),
      text3(
        'Efter stranden venter poolen på {poolArea} kvadratmeter sammen med sauna og spabad, så børnene får våde hår to gange om dagen.',
        'Nach dem Strand warten {poolArea} Quadratmeter Pool, Sauna und Whirlpool – da werden die Haare zweimal am Tag nass.',
        'After the beach come {poolArea} square metres of pool, a sauna and a whirlpool, so hair gets wet twice a day.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'poolSlide'),
    chance: 0.9,
    texts: [
      text3(
        'Vandrutsjebanen er et hit blandt børnene.',
        'Die Wasserrutsche ist bei Kindern der Renner.',
        'The water slide is a great hit with children.',
      ),
    ],
  },
  {
    when: (house) => !has(house, 'pool') && has(house, 'sauna') && has(house, 'spa'),
    texts: [
      text3(
        'Huset har sauna og spabad til {spaPersons}, og det er svært at tænke sig en bedre afslutning på en strandtur i november.',
        'Im Bad warten Sauna und Whirlpool für {spaPersons} – schöner kann ein Strandspaziergang im November kaum enden.',
        'There is a sauna and a whirlpool for {spaPersons}: hard to think of a better end to a beach walk in November.',
      ),
      text3(
        'Først sauna, så spabad: Med plads til {spaPersons} i vandet bliver en regnfuld eftermiddag pludselig kort.',
        'Erst Sauna, dann Whirlpool: Mit Platz für {spaPersons} im Wasser vergeht ein verregneter Nachmittag im Nu.',
        'First the sauna, then the whirlpool: with room for {spaPersons} in the water a wet afternoon flies by.',
      ),
    ],
  },
  {
    when: (house) => !has(house, 'pool') && has(house, 'sauna') && !has(house, 'spa'),
    texts: [
      text3(
        'Saunaen er varm på en halv time, og bagefter køler man af i den friske luft.',
        'Die Sauna ist in einer halben Stunde warm, und danach kühlt man sich an der frischen Luft ab.',
        'The sauna is hot in half an hour, and the fresh air does the cooling afterwards.',
      ),
      text3(
        'Tænd saunaen, mens I går tur: Så er den klar, når kinderne er røde.',
        'Schalten Sie die Sauna vor dem Spaziergang ein: Dann ist sie bereit, wenn Sie mit roten Wangen zurückkommen.',
        'Switch on the sauna before your walk and it is ready when you come back with red cheeks.',
      ),
    ],
  },
  {
    when: (house) => !has(house, 'pool') && !has(house, 'sauna') && has(house, 'spa'),
    texts: [
      text3(
        'På badeværelset er der spabad til {spaPersons}, og det bliver brugt, så snart vinden bider.',
        'Im Badezimmer steht ein Whirlpool für {spaPersons} – willkommen, sobald draußen der Wind pfeift.',
        'The bathroom has a whirlpool for {spaPersons}, much in demand as soon as the wind bites.',
      ),
      text3(
        'Spabadet har plads til {spaPersons} og er stedet at slutte en lang dag ude.',
        'Der Whirlpool bietet Platz für {spaPersons} und ist der rechte Ort, um einen langen Tag zu beenden.',
        'The whirlpool takes {spaPersons} and is the place to end a long day out.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'wildernessBath'),
    texts: [
      text3(
        'Ude i haven står vildmarksbadet: Fyr op, læn hovedet tilbage, og se Mælkevejen.',
        'Draußen steht der Badezuber: einheizen, zurücklehnen und die Milchstraße betrachten.',
        'Outside stands the wood-fired hot tub: light the stove, lean back and look at the Milky Way.',
      ),
      text3(
        'Vildmarksbadet på terrassen varmes med brænde og er bedst, når det er koldt udenfor.',
        'Der Badezuber auf der Terrasse wird mit Holz geheizt und ist am schönsten, wenn es draußen kalt ist.',
        'The hot tub on the terrace is heated with wood and is at its best when it is cold outside.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'outdoorSpa'),
    texts: [
      text3(
        'Udespabadet holder temperaturen, uanset hvad vinden finder på.',
        'Der Außenwhirlpool hält seine Temperatur, ganz gleich, was der Wind sich einfallen lässt.',
        'The outdoor hot tub keeps its heat whatever the wind gets up to.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'outdoorShower'),
    chance: 0.6,
    texts: [
      text3(
        'Sand og saltvand skylles af under udebruseren.',
        'Sand und Salzwasser spült man unter der Außendusche ab.',
        'Sand and salt are rinsed off under the outdoor shower.',
      ),
    ],
  },
]
