import type { House } from '../houses/house.ts'
import { has } from '../houses/house.ts'
import { type Text3, text3 } from '../texts.ts'

/** Something that went wrong, how the guest tells it and what the agency answers. */
export interface Criticism {
  when?: (house: House) => boolean
  text: Text3
  /** Said where the agency saw to it during the stay. */
  putRight?: Text3
  answer: Text3
}

export const coolOpenings: readonly Text3[] = [
  text3(
    'Grundlæggende et godt hus, men med nogle minusser.',
    'Grundsätzlich ein gutes Haus, aber mit ein paar Abstrichen.',
    'A good house at heart, but with some drawbacks.',
  ),
  text3(
    'Beliggenheden er fin, huset trænger til en hånd.',
    'Die Lage ist schön, das Haus könnte etwas Pflege vertragen.',
    'The setting is fine; the house could do with some attention.',
  ),
  text3(
    'Vi havde en udmærket uge, men ikke alt var i orden.',
    'Wir hatten eine gute Woche, aber nicht alles war in Ordnung.',
    'We had a decent week, but not everything was right.',
  ),
  text3(
    'Pænt hus, men prisen taget i betragtning havde vi ventet mere.',
    'Nettes Haus, für den Preis hatten wir allerdings mehr erwartet.',
    'A nice house, but for the price we had expected more.',
  ),
]

export const criticisms: readonly Criticism[] = [
  {
    text: text3(
      'Der var ikke gjort ordentligt rent under sengene.',
      'Unter den Betten war nicht richtig gereinigt.',
      'It had not been cleaned properly under the beds.',
    ),
    putRight: text3(
      'Vi ringede, og samme eftermiddag kom der nogen og gjorde det om.',
      'Wir haben angerufen, und noch am selben Nachmittag wurde nachgereinigt.',
      'We rang, and that same afternoon someone came and did it again.',
    ),
    answer: text3(
      'Tak, fordi I skrev. Rengøringen levede ikke op til det, vi lover, og vi har talt med holdet om det.',
      'Danke für den Hinweis. Die Reinigung entsprach nicht dem, was wir versprechen; wir haben mit dem Team darüber gesprochen.',
      'Thank you for telling us. The cleaning fell short of what we promise, and we have talked to the team about it.',
    ),
  },
  {
    text: text3(
      'Et par af gryderne er slidte, og knivene skærer ikke.',
      'Einige Töpfe sind abgenutzt, und die Messer sind stumpf.',
      'Some of the pans are worn and the knives are blunt.',
    ),
    answer: text3(
      'Tak for jeres ord. Ejeren har fået besked, og køkkenet får nye knive og gryder.',
      'Vielen Dank für Ihre Rückmeldung. Der Eigentümer weiß Bescheid, die Küche bekommt neue Messer und Töpfe.',
      'Thank you for your comments. The owner has been told, and the kitchen is getting new knives and pans.',
    ),
  },
  {
    text: text3(
      'Madrasserne er bløde, og vi havde ondt i ryggen.',
      'Die Matratzen sind durchgelegen, wir hatten Rückenschmerzen.',
      'The mattresses are too soft and our backs suffered.',
    ),
    answer: text3(
      'Det er vi kede af. Madrasserne er nu skiftet i de to største soveværelser.',
      'Das tut uns leid. In den beiden größten Schlafzimmern liegen inzwischen neue Matratzen.',
      'We are sorry. The mattresses in the two largest bedrooms have since been replaced.',
    ),
  },
  {
    text: text3(
      'Huset var koldt, da vi kom, og det tog et døgn at få varmen.',
      'Das Haus war bei der Ankunft kalt und brauchte einen Tag, bis es warm war.',
      'The house was cold when we arrived and took a day to warm up.',
    ),
    putRight: text3(
      'Servicemanden kom dog hurtigt og hjalp os.',
      'Der Service kam aber schnell und half uns.',
      'The service team did come quickly and help.',
    ),
    answer: text3(
      'Sådan skal en ferie ikke begynde. Vi tænder nu for varmen dagen før, når der kommer gæster i den kolde tid.',
      'So soll ein Urlaub nicht beginnen. Bei Anreisen in der kalten Jahreszeit schalten wir die Heizung jetzt am Vortag ein.',
      'That is no way to start a holiday. In the cold months we now switch the heating on the day before guests arrive.',
    ),
  },
  {
    text: text3(
      'Strømregningen blev højere, end vi havde regnet med.',
      'Die Stromkosten waren höher als gedacht.',
      'The electricity came to more than we expected.',
    ),
    answer: text3(
      'Tak for jeres anmeldelse. På husets side viser vi nu, hvad tidligere gæster har brugt, så det er nemmere at regne med.',
      'Danke für Ihre Bewertung. Auf der Seite des Hauses zeigen wir nun, was frühere Gäste verbraucht haben, damit es leichter planbar ist.',
      'Thank you for your review. The house’s page now shows what earlier guests used, so it is easier to plan for.',
    ),
  },
  {
    when: (house) => house.beachDistance > 1200,
    text: text3(
      'Der er længere til stranden, end vi havde forestillet os.',
      'Zum Strand ist es weiter, als wir dachten.',
      'It is further to the beach than we had imagined.',
    ),
    answer: text3(
      'Tak for jeres besøg. Afstanden står på husets side, men vi forstår godt skuffelsen, og vi hjælper gerne med et hus nærmere havet næste gang.',
      'Danke für Ihren Besuch. Die Entfernung steht auf der Seite des Hauses; gern helfen wir beim nächsten Mal mit einem Haus näher am Meer.',
      'Thank you for staying. The distance is given on the house’s page, but next time we will gladly help you find one nearer the sea.',
    ),
  },
  {
    when: (house) => has(house, 'internet') && !has(house, 'fibre'),
    text: text3(
      'Internettet faldt ud flere gange om dagen.',
      'Das Internet fiel mehrmals am Tag aus.',
      'The internet dropped out several times a day.',
    ),
    putRight: text3(
      'En ny router kom dagen efter, at vi havde sagt det.',
      'Am Tag nach unserer Meldung kam ein neuer Router.',
      'A new router arrived the day after we mentioned it.',
    ),
    answer: text3(
      'Tak, fordi I sagde til. Der er sat en ny router op, og forbindelsen er målt efter.',
      'Danke, dass Sie sich gemeldet haben. Ein neuer Router ist installiert und die Verbindung geprüft.',
      'Thank you for letting us know. A new router has been fitted and the connection checked.',
    ),
  },
  {
    when: (house) => has(house, 'pool'),
    text: text3(
      'Poolen var kun 25 grader de første dage.',
      'Der Pool hatte in den ersten Tagen nur 25 Grad.',
      'The pool was only 25 degrees for the first few days.',
    ),
    putRight: text3(
      'Poolteknikeren kom samme aften.',
      'Der Pooltechniker kam noch am selben Abend.',
      'The pool engineer came that same evening.',
    ),
    answer: text3(
      'Det beklager vi. En føler var gået i stykker; den er skiftet, og vandet holder igen 29 grader.',
      'Das bedauern wir. Ein Fühler war defekt; er ist ersetzt, und das Wasser hat wieder 29 Grad.',
      'We are sorry. A sensor had failed; it has been replaced and the water is back at 29 degrees.',
    ),
  },
  {
    when: (house) => has(house, 'wildernessBath'),
    text: text3(
      'Vildmarksbadet tager meget brænde og lang tid at varme op.',
      'Der Badezuber braucht viel Holz und viel Zeit.',
      'The hot tub takes a lot of wood and a long time.',
    ),
    answer: text3(
      'Tak for jeres erfaring. Vi har lagt en vejledning i huset: Med låg på er vandet varmt på tre timer.',
      'Danke für den Hinweis. Im Haus liegt jetzt eine Anleitung: Mit geschlossenem Deckel ist das Wasser in drei Stunden warm.',
      'Thank you. There are now instructions in the house: with the lid on, the water is hot in three hours.',
    ),
  },
  {
    text: text3(
      'Havemøblerne har set bedre dage.',
      'Die Gartenmöbel haben bessere Tage gesehen.',
      'The garden furniture has seen better days.',
    ),
    answer: text3(
      'Det har I ret i. Der står nye havemøbler på terrassen til foråret.',
      'Da haben Sie recht. Zum Frühjahr stehen neue Gartenmöbel auf der Terrasse.',
      'You are right. There will be new garden furniture on the terrace by spring.',
    ),
  },
  {
    text: text3(
      'Naboerne var højlydte en af aftenerne.',
      'Die Nachbarn waren an einem Abend recht laut.',
      'The neighbours were noisy one evening.',
    ),
    answer: text3(
      'Det er ærgerligt, når man er taget ud for at få ro. Ring endelig til vagttelefonen en anden gang, så tager vi en snak med dem.',
      'Das ist ärgerlich, wenn man Ruhe sucht. Rufen Sie beim nächsten Mal gern unser Bereitschaftstelefon an, dann sprechen wir mit ihnen.',
      'That is annoying when you came for quiet. Do ring our duty phone another time and we will have a word with them.',
    ),
  },
  {
    when: (house) => house.bathrooms === 1 && house.persons >= 6,
    text: text3(
      'Ét badeværelse er lidt i underkanten, når huset er fuldt.',
      'Ein Badezimmer ist knapp, wenn das Haus voll ist.',
      'One bathroom is tight when the house is full.',
    ),
    answer: text3(
      'Tak for jeres anmeldelse. Det er en god oplysning til andre gæster.',
      'Danke für Ihre Bewertung. Das ist ein guter Hinweis für andere Gäste.',
      'Thank you for your review. That is useful for other guests to know.',
    ),
  },
]

export const coolClosings: readonly Text3[] = [
  text3(
    'Med lidt vedligehold kan det blive rigtig godt.',
    'Mit etwas Pflege kann es richtig gut werden.',
    'With some upkeep it could be really good.',
  ),
  text3(
    'Naturen omkring huset vejede dog op for meget.',
    'Die Natur rund ums Haus hat vieles wettgemacht.',
    'The surroundings made up for a good deal, though.',
  ),
  text3(
    'Vi håber, at det bliver ordnet til næste sæson.',
    'Wir hoffen, dass das bis zur nächsten Saison behoben wird.',
    'We hope it is put right by next season.',
  ),
  text3(
    'Næste gang vælger vi nok et andet hus.',
    'Beim nächsten Mal nehmen wir wohl ein anderes Haus.',
    'Next time we shall probably choose another house.',
  ),
]

/** What the agency answers to contented guests, now and then. */
export const thanks: readonly Text3[] = [
  text3(
    'Tak for de pæne ord. Vi giver dem videre til ejeren.',
    'Vielen Dank für die netten Worte. Wir geben sie gern an die Eigentümer weiter.',
    'Thank you for the kind words. We will pass them on to the owners.',
  ),
  text3(
    'Hvor er det dejligt at høre! I er altid velkomne tilbage.',
    'Wie schön zu hören! Sie sind jederzeit wieder willkommen.',
    'How good to hear! You are welcome back any time.',
  ),
  text3(
    'Tusind tak for jeres hilsen, og på gensyn ved havet.',
    'Herzlichen Dank für Ihren Gruß und auf Wiedersehen am Meer.',
    'Many thanks for your message, and see you by the sea again.',
  ),
  text3(
    'Tak, fordi I passede så godt på huset.',
    'Danke, dass Sie so gut auf das Haus aufgepasst haben.',
    'Thank you for looking after the house so well.',
  ),
]
