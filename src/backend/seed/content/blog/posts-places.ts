import { words } from '../entry.ts'
import type { Post } from './post.ts'

export const placePosts: Post[] = [
  {
    key: 'lighthouses',
    age: 45,
    author: 'Karen Tangsø',
    categories: ['places', 'family'],
    tag: 'lighthouse',
    slug: words('syv-fyr', 'sieben-leuchtturme', 'seven-lighthouses'),
    title: words('Syv fyr på en uge', 'Sieben Leuchttürme in einer Woche', 'Seven lighthouses in a week'),
    excerpt: words(
      'Fra Blåvandshuk til Skagen: trin, udsigt og hvor der er kage bagefter.',
      'Von Blåvandshuk bis Skagen: Stufen, Aussicht und wo es danach Kuchen gibt.',
      'From Blåvandshuk to Skagen: steps, views, and where there is cake afterwards.',
    ),
    body: words(
      'Man kan gøre det på en uge, hvis man ikke har travlt, og hvis børnene må bestemme, hvem der når først op.\n\n- **[Blåvandshuk](entry:area-blavand)**, 170 trin, havmøller på rad og række.\n- **Lyngvig ved [Klegod](entry:area-klegod)**, 228 trin, hav og fjord på samme tid.\n- **[Bovbjerg](entry:area-bovbjerg)**, rødt, med café og den bedste lagkage.\n- **[Hanstholm](entry:area-hanstholm)**, engang verdens stærkeste lys.\n- **Rubjerg Knude ved [Lønstrup](entry:area-lonstrup)**, som er flyttet én gang og måske skal flyttes igen.\n- **[Hirtshals](entry:area-hirtshals)**, 144 trin og løbegrave at lege gemme i.\n- **Det Grå Fyr i [Skagen](entry:area-skagen)**, fuglenes tårn.\n\nDen, der har talt alle trinene, har fortjent en is på havnen til sidst. Vi har talt dem.',
      'In einer Woche ist das zu schaffen, wenn Sie es nicht eilig haben und die Kinder bestimmen, wer zuerst oben ist.\n\n- **[Blåvandshuk](entry:area-blavand)**, 170 Stufen, Windräder im Meer in Reih und Glied.\n- **Lyngvig bei [Klegod](entry:area-klegod)**, 228 Stufen, Meer und Fjord zugleich.\n- **[Bovbjerg](entry:area-bovbjerg)**, rot, mit Café und der besten Torte.\n- **[Hanstholm](entry:area-hanstholm)**, einst das stärkste Licht der Welt.\n- **Rubjerg Knude bei [Lønstrup](entry:area-lonstrup)**, schon einmal umgezogen und vielleicht nicht zum letzten Mal.\n- **[Hirtshals](entry:area-hirtshals)**, 144 Stufen und Laufgräben zum Versteckspielen.\n- **Der Graue Leuchtturm von [Skagen](entry:area-skagen)**, der Turm der Vögel.\n\nWer alle Stufen gezählt hat, verdient am Ende ein Eis am Hafen. Wir haben sie gezählt.',
      'It can be done in a week if you are in no hurry and the children get to decide who reaches the top first.\n\n- **[Blåvandshuk](entry:area-blavand)**, 170 steps, wind turbines in the sea, rank upon rank.\n- **Lyngvig, near [Klegod](entry:area-klegod)**, 228 steps, sea and fjord at once.\n- **[Bovbjerg](entry:area-bovbjerg)**, red, with a café and the best layer cake.\n- **[Hanstholm](entry:area-hanstholm)**, once the strongest light in the world.\n- **Rubjerg Knude, near [Lønstrup](entry:area-lonstrup)**, moved once already and perhaps not for the last time.\n- **[Hirtshals](entry:area-hirtshals)**, 144 steps, and trenches for hide-and-seek.\n- **The Grey Lighthouse in [Skagen](entry:area-skagen)**, which belongs to the birds.\n\nWhoever has counted every step has earned an ice cream on the quay. We have counted them.',
    ),
  },
  {
    key: 'cycle',
    age: 165,
    author: 'Emil Thyborg',
    categories: ['places'],
    tag: 'heath',
    image: 'detail-bikes-wall',
    slug: words('vestkystruten', 'westkustenradweg', 'the-west-coast-route'),
    title: words(
      'Vestkystruten i tre bidder',
      'Der Westküstenradweg in drei Häppchen',
      'The West Coast route in three bites',
    ),
    excerpt: words(
      'Man behøver ikke cykle alle 560 kilometer. Her er de tre stræk, vi selv tager.',
      'Niemand muss alle 560 Kilometer fahren. Diese drei Stücke nehmen wir selbst.',
      'You need not ride all 560 kilometres. These are the three stretches we do ourselves.',
    ),
    body: words(
      'Rute 1 går fra grænsen til Skagen. Mest grus, ofte modvind, næsten aldrig biler.\n\n## Søndervig til Nymindegab, 32 km\n\nFladt og nemt ad Holmsland Klit med havet bag klitten til den ene side og fjorden til den anden. Spis frokost i [Hvide Sande](entry:area-hvide-sande). Tag bussen hjem; den har plads til et par cykler.\n\n## Agger til Klitmøller, 47 km\n\nHele nationalparken på langs. Vand med, for der er langt mellem hanerne. Is i [Vorupør](entry:area-vorupor), som ligger klogt midtvejs.\n\n## Blokhus til Løkken, 18 km\n\nPå stranden, ved lavvande, med vinden i ryggen. Skyl kæden bagefter. Er vinden gal, så gør det omvendt og lad som om det var planen.\n\n[button to="/soeg/?omraader=hvide-sande" label="Huse i Hvide Sande"]',
      'Route 1 führt von der Grenze bis Skagen. Viel Schotter, oft Gegenwind, fast nie Autos.\n\n## Søndervig bis Nymindegab, 32 km\n\nFlach und leicht über das Holmsland Klit, hinter der Düne das Meer, gegenüber der Fjord. Mittagessen in [Hvide Sande](entry:area-hvide-sande). Zurück nimmt der Bus auch ein paar Räder mit.\n\n## Agger bis Klitmøller, 47 km\n\nDer ganze Nationalpark der Länge nach. Nehmen Sie Wasser mit, es ist weit von Hahn zu Hahn. Eis gibt es in [Vorupør](entry:area-vorupor), das klugerweise auf halber Strecke liegt.\n\n## Blokhus bis Løkken, 18 km\n\nAuf dem Strand, bei Niedrigwasser, mit Rückenwind. Danach die Kette abspülen. Steht der Wind falsch, fahren Sie andersherum und tun, als wäre es der Plan gewesen.\n\n[button to="/suche/?omraader=hvide-sande" label="Häuser in Hvide Sande"]',
      'Route 1 runs from the border to Skagen. Mostly gravel, often into the wind, hardly ever a car.\n\n## Søndervig to Nymindegab, 32 km\n\nFlat and easy along Holmsland Klit, the sea behind the dunes on one side and the fjord on the other. Lunch in [Hvide Sande](entry:area-hvide-sande). The bus home takes a couple of bicycles.\n\n## Agger to Klitmøller, 47 km\n\nThe national park from end to end. Carry water, as it is a long way between taps. There is ice cream in [Vorupør](entry:area-vorupor), sensibly placed half-way.\n\n## Blokhus to Løkken, 18 km\n\nOn the beach, at low water, with the wind behind you. Rinse the chain afterwards. If the wind is wrong do it the other way, and pretend that was the plan.\n\n[button to="/search/?omraader=hvide-sande" label="Houses in Hvide Sande"]',
    ),
  },
  {
    key: 'first-time',
    age: 190,
    author: 'Silke Harmsdorf',
    categories: ['house', 'family'],
    tag: 'living-room',
    slug: words('forste-gang-i-sommerhus', 'zum-ersten-mal-im-ferienhaus', 'first-time-in-a-summer-house'),
    title: words(
      'Første gang i sommerhus',
      'Zum ersten Mal im dänischen Ferienhaus',
      'Your first time in a Danish summer house',
    ),
    excerpt: words(
      'Hvad man tager med, hvad man lader blive hjemme, og hvorfor der altid er en kurv ved døren.',
      'Was Sie mitnehmen, was zu Hause bleibt und warum neben der Tür immer ein Korb steht.',
      'What to bring, what to leave at home, and why there is always a basket by the door.',
    ),
    body: words(
      'Et sommerhus er ikke et hotel, og det er meningen. Man laver selv sin kaffe, man bestemmer selv, hvornår det er morgen, og ingen banker på.\n\n## Tag med\n\n- Hjemmesko. Gulvet er varmt, men sandet kommer ind.\n- Linned, hvis I ikke har bestilt det.\n- Krydderier, kaffefiltre og den gode kniv.\n- En lygte. Her er mørkt.\n\n## Lad blive hjemme\n\n- Planer for tirsdag.\n- Halvdelen af tøjet. En uldtrøje og en regnjakke klarer det meste.\n\nKurven ved døren er til sten, skaller, reb og det, havet ellers giver jer. Tøm den, før I rejser, eller tag den bedste sten med hjem. Alle gør det.',
      'Ein Ferienhaus ist kein Hotel, und das ist der Sinn der Sache. Den Kaffee kochen Sie selbst, wann Morgen ist, bestimmen Sie, und niemand klopft an.\n\n## Mitnehmen\n\n- Hausschuhe. Der Boden ist warm, aber der Sand kommt herein.\n- Bettwäsche, falls Sie keine bestellt haben.\n- Gewürze, Kaffeefilter und das gute Messer.\n- Eine Taschenlampe. Hier wird es wirklich dunkel.\n\n## Zu Hause lassen\n\n- Pläne für Dienstag.\n- Den halben Kleiderschrank. Ein Wollpullover und eine Regenjacke reichen meistens.\n\nDer Korb neben der Tür ist für Steine, Muscheln, Tampen und was Ihnen das Meer sonst schenkt. Leeren Sie ihn vor der Abreise, oder nehmen Sie den schönsten Stein mit nach Hause. Das tun alle.',
      'A summer house is not a hotel, which is the point of it. You make your own coffee, you decide when it is morning, and nobody knocks.\n\n## Bring\n\n- Slippers. The floor is warm, but the sand gets in.\n- Linen, if you have not ordered it.\n- Spices, coffee filters and the good knife.\n- A torch. It gets properly dark.\n\n## Leave at home\n\n- Plans for Tuesday.\n- Half the wardrobe. A jersey and a raincoat will see to most things.\n\nThe basket by the door is for stones, shells, rope, and whatever else the sea gives you. Empty it before you go, or take the best stone home. Everyone does.',
    ),
  },
  {
    key: 'fire',
    age: 215,
    author: 'Anders Revlund',
    categories: ['house'],
    tag: 'fireplace',
    slug: words('taend-op-fra-oven', 'von-oben-anfeuern', 'light-it-from-the-top'),
    title: words('Tænd op fra oven', 'Von oben anfeuern', 'Light it from the top'),
    excerpt: words(
      'Den rigtige måde at få gang i brændeovnen på, vist af den, der renser dem.',
      'Wie man den Kaminofen richtig anheizt, erklärt von dem, der sie reinigt.',
      'The right way to start a stove, from the man who cleans them.',
    ),
    body: words(
      'Jeg renser firs brændeovne om året, og jeg kan se på ruden, hvordan der er tændt op.\n\n1. To kløvede stykker i bunden, med luft imellem.\n2. Pindebrænde på kryds og tværs ovenpå, seks-otte stykker.\n3. En optændingsblok øverst. Ikke avis, ikke pizzabakker.\n4. Åbn alle spjæld, tænd, og lad lågen stå på klem i fem minutter.\n5. Når det brænder godt, lukkes lågen, og luften skrues ned til det halve. Aldrig helt.\n\nSå brænder røgen, før den når skorstenen, ruden bliver ved at være klar, og naboen får frisk luft. Læg nyt på, når der er gløder, ét stykke ad gangen.\n\nAsken skal stå i metalspanden et døgn, før den kommer i affaldet. Den er varm længere, end man tror.',
      'Ich reinige im Jahr achtzig Kaminöfen und sehe an der Scheibe, wie angeheizt wurde.\n\n1. Unten zwei gespaltene Scheite, mit Luft dazwischen.\n2. Darauf kreuz und quer sechs bis acht Stücke Anmachholz.\n3. Zuoberst ein Anzünder. Keine Zeitung, kein Pizzakarton.\n4. Alle Luftschieber auf, anzünden, die Tür fünf Minuten angelehnt lassen.\n5. Brennt es kräftig, Tür zu und die Luft auf die Hälfte. Niemals ganz.\n\nSo verbrennt der Rauch, bevor er den Schornstein erreicht, die Scheibe bleibt klar, und die Nachbarn haben frische Luft. Nachgelegt wird auf die Glut, ein Scheit nach dem anderen.\n\nDie Asche bleibt einen Tag im Metalleimer, bevor sie in den Müll kommt. Sie ist länger heiß, als man denkt.',
      'I clean eighty stoves a year, and I can tell from the glass how they were lit.\n\n1. Two split logs at the bottom, with air between.\n2. Six or eight sticks of kindling criss-cross on top.\n3. A firelighter uppermost. No newspaper, no pizza boxes.\n4. Open every damper, light it, and leave the door ajar for five minutes.\n5. When it is burning well shut the door and turn the air down by half. Never all the way.\n\nThat way the smoke burns before it reaches the chimney, the glass stays clear, and the neighbours have fresh air. Add wood on the embers, one piece at a time.\n\nLeave the ashes in the metal bucket for a day before they go in the bin. They stay hot longer than you think.',
    ),
  },
]
