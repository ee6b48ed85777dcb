import { text3 } from '../../texts.ts'
import { has } from '../house.ts'
import type { Sentence } from './sentence.ts'

export const outdoorSentences: readonly Sentence[] = [
  {
    when: (house) => has(house, 'coveredTerrace'),
    texts: [
      text3(
        'Under det overdækkede hjørne af terrassen kan frokosten trække ud, uanset vejret.',
        'Im überdachten Teil der Terrasse darf das Mittagessen bei jedem Wetter länger dauern.',
        'In the covered corner of the terrace lunch can go on as long as it likes, whatever the weather.',
      ),
      text3(
        'En del af terrassen er overdækket, så man kan spise ude, selv om en byge trækker forbi.',
        'Ein Teil der Terrasse ist überdacht – so isst man auch draußen, wenn ein Schauer vorüberzieht.',
        'Part of the terrace is covered, so you can eat out even while a shower passes.',
      ),
    ],
  },
  {
    when: (house) => !has(house, 'coveredTerrace') && has(house, 'shelteredTerrace'),
    texts: [
      text3(
        'Terrassen er afskærmet mod vinden, så de første forårsdage føles som sommer.',
        'Die Terrasse ist vor dem Wind geschützt – da fühlen sich die ersten Frühlingstage wie Sommer an.',
        'The terrace is screened from the wind, so the first days of spring feel like summer.',
      ),
      text3(
        'Terrassen ligger i læ og fanger solen fra formiddag til aften.',
        'Die Terrasse liegt windgeschützt und hat vom Vormittag bis zum Abend Sonne.',
        'The terrace is sheltered and catches the sun from mid-morning until evening.',
      ),
      text3(
        'Der er altid en krog i læ på terrassen, hvor kaffen kan nydes i fred for vinden.',
        'Auf der Terrasse findet sich immer eine windstille Ecke für den Kaffee.',
        'There is always a corner of the terrace out of the wind for your coffee.',
      ),
    ],
  },
  {
    when: (house) => !has(house, 'coveredTerrace') && !has(house, 'shelteredTerrace'),
    texts: [
      text3(
        'Terrassen ligger åben mod syd og vest, og havemøblerne flytter med solen rundt.',
        'Die Terrasse öffnet sich nach Süden und Westen, und die Gartenmöbel wandern mit der Sonne.',
        'The terrace is open to south and west, and the garden furniture follows the sun around.',
      ),
      text3(
        'Den åbne terrasse har havemøbler og sol, så længe der er noget at få.',
        'Auf der offenen Terrasse stehen Gartenmöbel, und die Sonne bleibt, solange sie scheint.',
        'The open terrace has garden furniture and sun for as long as it shines.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'naturePlot') && !has(house, 'fencedGround'),
    chance: 0.85,
    texts: [
      text3(
        'Grunden på {groundArea} kvadratmeter er natur med lyng og marehalm, og den passer sig selv.',
        'Das Grundstück von {groundArea} Quadratmetern ist Natur mit Heide und Strandhafer – ganz ohne Rasenmähen.',
        'The plot of {groundArea} square metres is left to nature, heather and marram, and looks after itself.',
      ),
      text3(
        'Omkring huset breder naturgrunden sig med sandede stier, som børn finder på første dag.',
        'Rund um das Haus liegt ein Naturgrundstück mit sandigen Pfaden, die Kinder schon am ersten Tag entdecken.',
        'Around the house lies natural ground with sandy paths that children discover on day one.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'fencedGround'),
    texts: [
      text3(
        'Haven er hegnet ind, så hunden kan løbe frit.',
        'Der Garten ist eingezäunt, sodass der Hund frei laufen kann.',
        'The garden is fenced, so the dog can run free.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'swing') && has(house, 'sandpit'),
    chance: 0.9,
    texts: [
      text3(
        'Gynger og sandkasse står klar til de mindste.',
        'Für die Kleinsten stehen Schaukel und Sandkasten bereit.',
        'A swing and a sandpit are there for the youngest.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'trampoline') || has(house, 'playTower'),
    chance: 0.9,
    texts: [
      text3(
        'Ude er der god plads til leg, og børnene behøver ikke at gå langt efter den.',
        'Draußen ist viel Platz zum Toben, direkt vor der Tür.',
        'There is plenty of room to play right outside the door.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'firePit'),
    chance: 0.7,
    texts: [
      text3(
        'Om aftenen tændes bålet, og snobrødene bliver sorte udenpå, som de skal.',
        'Abends brennt das Lagerfeuer, und das Stockbrot wird außen schwarz, wie es sich gehört.',
        'In the evening the fire is lit and the bread on sticks burns black outside, as it should.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'barbecue') && !has(house, 'firePit'),
    chance: 0.5,
    texts: [
      text3(
        'Der er grill på terrassen, og rødspætter fra kutteren er sjældent langt væk.',
        'Auf der Terrasse steht ein Grill, und frische Scholle ist selten weit.',
        'There is a barbecue on the terrace, and fresh plaice is seldom far away.',
      ),
      text3(
        'Grillen står klar til fisken fra havnen.',
        'Der Grill wartet auf den Fisch vom Hafen.',
        'The barbecue is waiting for fish from the harbour.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'bicycles'),
    chance: 0.9,
    texts: [
      text3(
        'Der står cykler, som I frit kan bruge.',
        'Fahrräder stehen Ihnen zur freien Verfügung.',
        'There are bicycles for you to use.',
      ),
    ],
  },
]

/** What one wants to know before booking. */
export const practicalSentences: readonly Sentence[] = [
  {
    chance: 0.8,
    texts: [
      text3(
        'Med {shop} til nærmeste indkøb kan bilen sagtens blive stående et par dage.',
        'Bei {shopDative} bis zum nächsten Laden darf das Auto ruhig ein paar Tage stehen bleiben.',
        'With {shop} to the nearest shop, the car can stay put for a day or two.',
      ),
      text3(
        'Til indkøb er der {shop}, og bilen kan holde ved huset.',
        'Bis zum Einkaufen sind es {shop}, und das Auto parkt am Haus.',
        'Shops are {shop} away, and you can park at the house.',
      ),
      text3(
        'Morgenbrødet henter man {shop} væk.',
        'Die Brötchen holt man in {shopDative} Entfernung.',
        'Fresh rolls are to be had {shop} away.',
      ),
      text3(
        'Nærmeste butik ligger {shop} fra huset.',
        'Das nächste Geschäft liegt {shop} vom Haus entfernt.',
        'The nearest shop is {shop} from the house.',
      ),
    ],
  },
  {
    when: ({ pets }) => pets === 1,
    texts: [
      text3('Der er plads til én hund.', 'Ein Hund ist willkommen.', 'One dog is welcome.'),
      text3('Én hund må bo her sammen med jer.', 'Ein Hund darf mit einziehen.', 'One dog may move in with you.'),
      text3('Hunden må gerne komme med.', 'Ihr Hund darf gern mitkommen.', 'Do bring the dog.'),
    ],
  },
  {
    when: ({ pets }) => pets > 1,
    texts: [
      text3(
        'I må have op til {pets} husdyr med.',
        'Bis zu {pets} Haustiere dürfen mit.',
        'Up to {pets} pets are welcome.',
      ),
    ],
  },
  {
    when: (house) => house.pets === 0 && has(house, 'allergyFriendly'),
    texts: [
      text3(
        'Huset er uden husdyr og velegnet for allergikere.',
        'Das Haus ist frei von Haustieren und für Allergiker geeignet.',
        'No pets are allowed, which makes the house suitable for people with allergies.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'fibre'),
    chance: 0.6,
    texts: [
      text3(
        'Fibernet med {mbit} Mbit/s rækker til både film og en hjemmearbejdsdag.',
        'Glasfaser mit {mbit} Mbit/s reicht für den Filmabend und für einen Tag im Homeoffice.',
        'Fibre at {mbit} Mbit/s is enough for a film night and for a day’s work from here.',
      ),
      text3(
        'Internettet er fibernet med {mbit} Mbit/s, så der kan arbejdes, hvis det ikke kan være anderledes.',
        'Das Internet kommt über Glasfaser mit {mbit} Mbit/s – falls doch jemand arbeiten muss.',
        'Broadband is fibre at {mbit} Mbit/s, in case somebody really must work.',
      ),
    ],
  },
  {
    when: (house) => !has(house, 'internet'),
    texts: [
      text3(
        'Her er ikke internet i huset, og det er der nogle, der sætter stor pris på.',
        'Internet gibt es im Haus nicht – manche Gäste schätzen gerade das.',
        'There is no internet in the house, which some guests value most of all.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'chargingStation'),
    chance: 0.7,
    texts: [
      text3(
        'Ved indkørslen står en ladestander, så elbilen er klar til næste udflugt.',
        'An der Einfahrt steht eine Ladestation, damit das E-Auto für den nächsten Ausflug bereit ist.',
        'There is a charging point by the drive, so the car is ready for the next outing.',
      ),
      text3(
        'Elbilen lades ved husets egen ladestander.',
        'Das Elektroauto lädt an der eigenen Ladestation.',
        'An electric car can be charged at the house’s own charging point.',
      ),
    ],
  },
]
