import type { Text3 } from '../texts.ts'
import { entry, type SeededEntry, words } from './entry.ts'
import { richText } from './rich-text.ts'

const questions: { key: string; question: Text3; answer: Text3 }[] = [
  {
    key: 'key',
    question: words('Hvor får vi nøglen?', 'Wo bekommen wir den Schlüssel?', 'Where do we get the key?'),
    answer: words(
      'Det står i mailen ugen før. De fleste huse har nøgleboks eller kodelås; koden kommer på sms kl. 12 på ankomstdagen. Læs mere om [ankomst og nøgler](entry:page-arrival).',
      'Das steht in der E-Mail, die Sie in der Woche vorher erhalten. Die meisten Häuser haben Schlüsselkasten oder Codeschloss; der Code kommt am Anreisetag um 12 Uhr per SMS. Mehr unter [Anreise und Schlüssel](entry:page-arrival).',
      'The e-mail you get the week before will say. Most houses have a key box or a code lock; the code is texted at noon on the day. More under [arrival and keys](entry:page-arrival).',
    ),
  },
  {
    key: 'times',
    question: words(
      'Hvornår må vi komme, og hvornår skal vi være ude?',
      'Wann dürfen wir hinein, und wann müssen wir hinaus?',
      'When can we arrive, and when must we leave?',
    ),
    answer: words(
      'Huset er jeres fra kl. 16 til kl. 10. I mange huse kan I købe tidlig ankomst eller sen afrejse til, når I bestiller.',
      'Das Haus gehört Ihnen von 16 Uhr bis 10 Uhr am Abreisetag. Für viele Häuser lässt sich bei der Buchung eine frühere Anreise oder spätere Abreise hinzufügen.',
      'The house is yours from 4 pm until 10 am on the day you go. For many houses you can add early check-in or late check-out when you book.',
    ),
  },
  {
    key: 'linen',
    question: words(
      'Er der sengetøj og håndklæder?',
      'Sind Bettwäsche und Handtücher vorhanden?',
      'Are bed linen and towels provided?',
    ),
    answer: words(
      'Dyner og puder er der altid. Linned og håndklæder tager I selv med, eller I lejer dem; så er sengene redt op, når I kommer.',
      'Decken und Kissen sind immer da. Bettwäsche und Handtücher bringen Sie mit oder mieten sie dazu; dann sind die Betten bei Ihrer Ankunft bezogen.',
      'Duvets and pillows are always there. Bring your own linen and towels or hire them, in which case the beds are made up when you arrive.',
    ),
  },
  {
    key: 'dogs',
    question: words('Må hunden komme med?', 'Darf der Hund mit?', 'May we bring the dog?'),
    answer: words(
      'I godt halvdelen af husene. Søg med antallet af hunde, så ser I kun dem. Reglerne for strand og skov står under [ferie med hund](entry:page-dogs).',
      'In gut der Hälfte der Häuser. Suchen Sie mit der Anzahl der Hunde, dann sehen Sie nur diese. Was am Strand und im Wald gilt, lesen Sie unter [Urlaub mit Hund](entry:page-dogs).',
      'In more than half of the houses. Search with the number of dogs and you see only those. The rules for beach and woods are under [holidays with a dog](entry:page-dogs).',
    ),
  },
  {
    key: 'wifi',
    question: words('Er der internet i huset?', 'Gibt es im Haus Internet?', 'Is there internet in the house?'),
    answer: words(
      'Det står på huset, sammen med slags og hastighed. Fiber er almindeligt, men enkelte huse langt ude i klitten har kun mobilt net – og nogle gæster vælger dem netop derfor.',
      'Das steht beim Haus, ebenso Art und Geschwindigkeit. Glasfaser ist verbreitet; einzelne Häuser weit draußen in den Dünen haben nur Mobilfunk, und manche Gäste wählen sie genau deshalb.',
      'Each house says so, with the kind and the speed. Fibre is common, though a few houses far out in the dunes have mobile coverage only, and some guests pick them for that very reason.',
    ),
  },
  {
    key: 'change-day',
    question: words('Skal vi komme en lørdag?', 'Müssen wir samstags anreisen?', 'Do we have to arrive on a Saturday?'),
    answer: words(
      'I højsæsonen som regel ja. Resten af året kan de fleste huse lejes fra torsdag, fredag, søndag eller mandag, og ned til to-tre nætter. Kalenderen på huset viser, hvad der kan lade sig gøre.',
      'In der Hauptsaison meistens ja. Sonst reisen Sie in den meisten Häusern auch donnerstags, freitags, sonntags oder montags an und bleiben ab zwei oder drei Nächten. Der Kalender beim Haus zeigt, was möglich ist.',
      'In high season usually, yes. The rest of the year most houses can be had from a Thursday, Friday, Sunday or Monday, and for as little as two or three nights. The calendar shows what is possible.',
    ),
  },
  {
    key: 'price',
    question: words('Hvad er med i prisen?', 'Was ist im Preis enthalten?', 'What does the price include?'),
    answer: words(
      'Leje, gebyr og alt det, man ikke kan vælge fra. El, vand og varme afregnes efter måleren; hvad det plejer at koste, står ved siden af.',
      'Miete, Gebühr und alles, was sich nicht abwählen lässt. Strom, Wasser und Heizung rechnen wir nach Zähler ab; was üblich ist, steht daneben.',
      'Rent, fee and everything you cannot opt out of. Electricity, water and heating go by the meter, with what they usually come to shown alongside.',
    ),
  },
  {
    key: 'payment',
    question: words('Hvornår skal vi betale?', 'Wann müssen wir zahlen?', 'When do we pay?'),
    answer: words(
      '25 % ved bestilling og resten senest 42 dage før ankomst. Det hele står i [lejebetingelserne](entry:page-terms).',
      '25 % bei der Buchung, den Rest spätestens 42 Tage vor der Anreise. Alles Weitere in den [Mietbedingungen](entry:page-terms).',
      '25% on booking and the rest no later than 42 days before arrival. It is all in the [booking conditions](entry:page-terms).',
    ),
  },
  {
    key: 'deposit',
    question: words(
      'Hvad er depositum, og hvornår får vi det igen?',
      'Wozu dient die Kaution, und wann bekommen wir sie zurück?',
      'What is the deposit for, and when is it returned?',
    ),
    answer: words(
      'Depositum dækker forbrug og eventuelle skader. I får det tilbage inden tre uger efter afrejse, med en opgørelse.',
      'Sie deckt Verbrauch und mögliche Schäden. Innerhalb von drei Wochen nach der Abreise zahlen wir sie mit einer Abrechnung zurück.',
      'It covers what you use and any damage. You have it back within three weeks of leaving, with a statement.',
    ),
  },
  {
    key: 'cancel',
    question: words('Kan vi afbestille?', 'Können wir stornieren?', 'Can we cancel?'),
    answer: words(
      'Ja. Jo før, jo billigere: trappen står under [afbestilling](entry:page-cancellation). I kan også lade andre overtage opholdet.',
      'Ja, je früher, desto günstiger. Die Staffel steht unter [Stornierung](entry:page-cancellation). Sie können den Aufenthalt auch an andere weitergeben.',
      'Yes, and the sooner the cheaper: the steps are under [cancellation](entry:page-cancellation). You may also pass the stay on to someone else.',
    ),
  },
  {
    key: 'fault',
    question: words(
      'Hvad gør vi, hvis noget er i stykker?',
      'Was tun, wenn etwas kaputt ist?',
      'What if something is broken?',
    ),
    answer: words(
      'Ring til kontoret for området, helst inden for 24 timer. Uden for åbningstid taster I 1 og får vagten.',
      'Rufen Sie das Büro Ihres Gebiets an, möglichst innerhalb von 24 Stunden. Außerhalb der Öffnungszeiten erreichen Sie mit der Taste 1 die Bereitschaft.',
      'Ring the office for your area, within 24 hours if you can. Outside opening hours press 1 for whoever is on call.',
    ),
  },
  {
    key: 'charging',
    question: words(
      'Kan vi lade elbilen ved huset?',
      'Können wir das Elektroauto am Haus laden?',
      'Can we charge an electric car at the house?',
    ),
    answer: words(
      'Hvor der er ladestander, ja; den kan man søge på. Brug aldrig en almindelig stikkontakt: installationen i et sommerhus er ikke lavet til det.',
      'Wo es eine Ladestation gibt, ja; danach können Sie suchen. Laden Sie bitte nie an einer normalen Steckdose: Dafür sind die Leitungen im Ferienhaus nicht gemacht.',
      'Where there is a charging point, yes, and you can search for one. Please never use an ordinary socket, as the wiring of a holiday home is not made for it.',
    ),
  },
  {
    key: 'firewood',
    question: words('Er der brænde?', 'Gibt es Brennholz?', 'Is there firewood?'),
    answer: words(
      'Det kan I bestille sammen med huset, så ligger det tørt ved døren. Drivtømmer fra stranden må ikke brændes: saltet ødelægger ovnen.',
      'Bestellen Sie es mit dem Haus, dann liegt es trocken vor der Tür. Treibholz vom Strand gehört nicht in den Ofen: Das Salz zerstört ihn.',
      'Order it with the house and it will be lying dry by the door. Do not burn driftwood, as the salt ruins the stove.',
    ),
  },
  {
    key: 'beach-driving',
    question: words('Må man køre på stranden?', 'Darf man auf den Strand fahren?', 'May we drive on the beach?'),
    answer: words(
      'Nogle steder: Rømø, Fanø, Vejers, Blokhus, Løkken og flere. Følg skiltene, kør højst 30, og hold øje med tidevandet. Salt skal skylles af bilen bagefter.',
      'An manchen Orten, zum Beispiel auf Rømø und Fanø, in Vejers, Blokhus und Løkken. Beachten Sie die Schilder, fahren Sie höchstens 30 und behalten Sie die Flut im Auge. Danach das Salz abspülen.',
      'In some places: Rømø, Fanø, Vejers, Blokhus, Løkken and others. Follow the signs, keep below 30 km/h and watch the tide. Rinse off the salt afterwards.',
    ),
  },
  {
    key: 'bathing',
    question: words('Er det farligt at bade?', 'Ist das Baden gefährlich?', 'Is it dangerous to bathe?'),
    answer: words(
      'Vesterhavet er stærkt. Bad ved bevogtede strande, mellem flagene, og aldrig alene. Vi har skrevet om strøm og revler under [ferie med børn](entry:page-children).',
      'Die Nordsee ist stark. Baden Sie an bewachten Stränden, zwischen den Flaggen und nie allein. Über Strömungen und Sandbänke lesen Sie unter [Urlaub mit Kindern](entry:page-children).',
      'The North Sea is strong. Bathe on watched beaches, between the flags, and never alone. We explain currents and sandbanks under [holidays with children](entry:page-children).',
    ),
  },
  {
    key: 'groups',
    question: words('Må vi holde fest i huset?', 'Dürfen wir im Haus feiern?', 'May we hold a party?'),
    answer: words(
      'En rund fødselsdag med familien, gerne. Ungdomsgrupper og polterabender lejer vi kun ud til efter aftale; ring først.',
      'Einen runden Geburtstag mit der Familie, gern. An Jugendgruppen und für Junggesellenabschiede vermieten wir nur nach Absprache; rufen Sie bitte vorher an.',
      'A big birthday with the family, by all means. We let to youth groups and stag or hen parties by arrangement only, so please ring first.',
    ),
  },
  {
    key: 'shopping',
    question: words('Kan vi købe ind i nærheden?', 'Wo können wir einkaufen?', 'Where can we shop?'),
    answer: words(
      'Afstanden til nærmeste købmand står på huset. De større butikker har åbent hver dag, også søndag.',
      'Die Entfernung zum nächsten Laden steht beim Haus. Die größeren Supermärkte haben täglich geöffnet, auch sonntags.',
      'The distance to the nearest shop is given for each house. Larger supermarkets open every day, Sundays included.',
    ),
  },
  {
    key: 'fishing',
    question: words('Skal vi have fisketegn?', 'Brauchen wir einen Angelschein?', 'Do we need a fishing licence?'),
    answer: words(
      'Ja, alle mellem 18 og pensionsalderen skal have statens fisketegn, også i havet. Det købes på nettet på to minutter. Til åer og put and take-søer skal man desuden have dagkort.',
      'Ja, ab 18 Jahren bis zum Rentenalter gilt die staatliche Angelkarte, auch am Meer. Sie kaufen sie in zwei Minuten im Internet. Für Bäche und Angelseen brauchen Sie zusätzlich eine Tageskarte.',
      'Yes, anyone from 18 to pension age needs the state licence, in the sea too. You buy it online in two minutes. Rivers and stocked lakes also want a day ticket.',
    ),
  },
  {
    key: 'reserve',
    question: words(
      'Kan vi bestille næste sommer nu?',
      'Können wir schon für den nächsten Sommer buchen?',
      'Can we book for next summer already?',
    ),
    answer: words(
      'Ja, så snart priserne er klar. Før det kan I skrive jer op til huset, så får I besked først.',
      'Ja, sobald die Preise feststehen. Vorher lassen Sie sich für das Haus vormerken und erfahren es als Erste.',
      'Yes, as soon as prices are set. Before that, put your name down for the house and you will be the first to hear.',
    ),
  },
  {
    key: 'owner',
    question: words('Kan I leje vores hus ud?', 'Vermieten Sie auch unser Haus?', 'Would you let our house for us?'),
    answer: words(
      'Måske. Skriv til [ejer@marehalm.example](mailto:ejer@marehalm.example), så kommer vi ud, drikker en kop kaffe og siger, hvad vi tror, det kan give.',
      'Vielleicht. Schreiben Sie an [eigentuemer@marehalm.example](mailto:eigentuemer@marehalm.example), dann kommen wir auf einen Kaffee vorbei und sagen Ihnen offen, was das Haus einbringen kann.',
      'Perhaps. Write to [owners@marehalm.example](mailto:owners@marehalm.example) and we will come over, drink a cup of coffee and tell you frankly what it might earn.',
    ),
  },
]

export const faqIds = questions.map(({ key }) => `faq-${key}`)

export const faqEntries: SeededEntry[] = questions.map(({ key, question, answer }, index) =>
  entry('faq', `faq-${key}`, (edition) => ({
    title: question[edition],
    body: richText(answer[edition]),
    sortOrder: index + 1,
  })),
)
