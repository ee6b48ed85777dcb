import type { HouseStyle } from '../../pictures/scene.ts'
import { type Text3, text3 } from '../../texts.ts'
import { has } from '../house.ts'
import type { Sentence } from './sentence.ts'

export const openings: Record<HouseStyle, readonly Text3[]> = {
  thatched: [
    text3(
      'Under det tykke stråtag ligger et af de sommerhuse, man drømmer om, når man tænker på en ferie {place}.',
      'Unter dem dicken Reetdach liegt ein Ferienhaus, wie man es sich für einen Urlaub {place} erträumt.',
      'Beneath its deep thatch this is just the kind of house people picture when they think of a holiday {place}.',
    ),
    text3(
      'Det stråtækte hus på {street} putter sig i landskabet, som om det altid har ligget her.',
      'Das Reetdachhaus am {street} schmiegt sich in die Landschaft, als hätte es schon immer hier gestanden.',
      'The thatched house on {street} nestles into the landscape as if it had always stood there.',
    ),
    text3(
      'Strå på taget, hvide vinduer og sand på stien: Her {place} er der ikke langt fra dagligdag til ferie.',
      'Reet auf dem Dach, weiße Fenster und Sand auf dem Weg: Hier {place} beginnt der Urlaub schon an der Haustür.',
      'Thatch above, white windows and sand on the path: here {place} the holiday begins at the front door.',
    ),
  ],
  'timber-black': [
    text3(
      'Det sorte træhus på {street} falder smukt ind mellem lyng og marehalm.',
      'Das schwarze Holzhaus am {street} fügt sich schön zwischen Heide und Strandhafer ein.',
      'The black timber house on {street} sits handsomely among heather and marram grass.',
    ),
    text3(
      'Sort træ, store ruder og lys i alle rum: Dette sommerhus {place} er enkelt på den gode måde.',
      'Schwarzes Holz, große Fenster und Licht in allen Räumen: Dieses Ferienhaus {place} ist auf die beste Art schlicht.',
      'Black boards, large windows and light in every room: this house {place} is simple in the best way.',
    ),
    text3(
      'Udefra er huset sort som tjære, indenfor er det lyst og venligt, og vejret får lov at spille hovedrollen.',
      'Von außen schwarz wie Teer, innen hell und freundlich – und die Hauptrolle spielt das Wetter vor dem Fenster.',
      'Tar-black outside, bright and friendly inside, with the weather beyond the windows playing the lead.',
    ),
  ],
  'timber-classic': [
    text3(
      'Et rigtigt dansk sommerhus: træ på væggene, sol på terrassen og {houseArea} kvadratmeter uden dikkedarer.',
      'Ein echtes dänisches Sommerhaus: Holz an den Wänden, Sonne auf der Terrasse und {houseArea} Quadratmeter ohne Schnickschnack.',
      'A proper Danish summer house: wood on the walls, sun on the terrace and {houseArea} square metres without fuss.',
    ),
    text3(
      'På {street} ligger dette klassiske sommerhus, hvor generationer har lært at spille kort i regnvejr.',
      'Am {street} liegt dieses klassische Ferienhaus, in dem schon Generationen an Regentagen Karten gespielt haben.',
      'On {street} stands this classic summer house, where generations have learnt to play cards on rainy days.',
    ),
    text3(
      'Huset er indrettet med den ro, der får skuldrene til at falde ned allerede første aften {place}.',
      'Das Haus ist mit einer Ruhe eingerichtet, bei der man schon am ersten Abend {place} durchatmet.',
      'The house is furnished with a calm that lets you breathe out on your very first evening {place}.',
    ),
  ],
  log: [
    text3(
      'Det solide bjælkehus dufter af træ og holder godt på både varmen og stilheden.',
      'Das solide Blockhaus duftet nach Holz und hält die Wärme ebenso gut wie die Stille.',
      'This sturdy log house smells of timber and holds on to warmth and quiet alike.',
    ),
    text3(
      'Runde stammer, dybe vindueskarme og en varm glød om aftenen: Bjælkehuset på {street} er hyggeligt hele året.',
      'Runde Stämme, tiefe Fensterbänke und warmes Licht am Abend: Das Blockhaus am {street} ist das ganze Jahr gemütlich.',
      'Round logs, deep sills and a warm glow at night: the log house on {street} is snug all year round.',
    ),
  ],
  brick: [
    text3(
      'Det murede hus på {street} er bygget til vestkystens vejr og står lunt i læ af klitten.',
      'Das gemauerte Haus am {street} ist für das Wetter der Westküste gebaut und liegt geschützt.',
      'The brick house on {street} was built for west-coast weather and stands well sheltered.',
    ),
    text3(
      'Godt murværk, højt til loftet og god plads mellem møblerne gør huset behageligt at være mange i.',
      'Solides Mauerwerk, hohe Decken und viel Platz zwischen den Möbeln machen das Haus auch zu mehreren angenehm.',
      'Sound brickwork, high ceilings and plenty of space between the furniture make this an easy house to share.',
    ),
  ],
  modern: [
    text3(
      'Rene linjer, store glaspartier og {houseArea} gennemtænkte kvadratmeter præger dette moderne hus {place}.',
      'Klare Linien, große Glasflächen und {houseArea} durchdachte Quadratmeter prägen dieses moderne Haus {place}.',
      'Clean lines, walls of glass and {houseArea} well-planned square metres set this modern house {place} apart.',
    ),
    text3(
      'Huset fra {yearBuilt} er tegnet, så man har landskabet med sig i alle rum.',
      'Das Haus von {yearBuilt} ist so entworfen, dass die Landschaft in jedem Raum dabei ist.',
      'Built in {yearBuilt}, the house was designed to bring the landscape into every room.',
    ),
  ],
  fisherman: [
    text3(
      'Det gamle fiskerhus på {street} har lave døre, tykke mure og masser af historie.',
      'Das alte Fischerhaus am {street} hat niedrige Türen, dicke Mauern und viel zu erzählen.',
      'The old fisherman’s cottage on {street} has low doors, thick walls and plenty of stories.',
    ),
    text3(
      'Her boede fiskere, før gæsterne kom: et velholdt hus, hvor hver krog er brugt.',
      'Hier wohnten Fischer, lange bevor die Gäste kamen: ein gepflegtes Haus, in dem jeder Winkel genutzt ist.',
      'Fishermen lived here long before the guests came: a well-kept house in which every corner is put to use.',
    ),
  ],
  skagen: [
    text3(
      'Gule mure, røde tegl og hvide stakitter: Huset på {street} er bygget i den stil, man forbinder med Skagen.',
      'Gelbe Mauern, rote Ziegel und weiße Zäune: Das Haus am {street} ist in dem Stil gebaut, für den Skagen bekannt ist.',
      'Yellow walls, red tiles and white fences: the house on {street} is built in the style Skagen is known for.',
    ),
    text3(
      'Lyset heroppe har lokket malere til i mere end hundrede år, og det falder lige så smukt ind ad vinduerne her.',
      'Das Licht hier oben lockt seit mehr als hundert Jahren Maler an – und fällt genauso schön durch diese Fenster.',
      'The light up here has drawn painters for more than a century, and it falls just as well through these windows.',
    ),
  ],
}

/** How far it is to the water, and what there is to see of it. */
export const shoreSentences: readonly Sentence[] = [
  {
    when: ({ place, beachDistance }) => place.water === 'north-sea' && beachDistance <= 450,
    texts: [
      text3(
        'Der er kun {beach} gennem klitten til Vesterhavet, så man kan høre bølgerne fra terrassen, når vinden er i vest.',
        'Durch die Dünen sind es nur {beach} bis zur Nordsee – bei Westwind hört man die Wellen bis auf die Terrasse.',
        'It is only {beach} through the dunes to the North Sea, and in a westerly you can hear the waves from the terrace.',
      ),
      text3(
        'Stranden ligger {beach} fra døren, og en tur i bølgerne før morgenmaden bliver hurtigt en vane.',
        'Der Strand liegt {beach} vor der Tür, und das Bad in den Wellen vor dem Frühstück wird schnell zur Gewohnheit.',
        'The beach is {beach} from the door, and a swim before breakfast soon becomes a habit.',
      ),
    ],
  },
  {
    when: ({ place, beachDistance }) => place.water === 'north-sea' && beachDistance > 450 && beachDistance <= 1500,
    texts: [
      text3(
        'Den brede sandstrand er en kort gåtur på {beach} væk, ad stier mellem klitter og lyng.',
        'Bis zum breiten Sandstrand ist es ein Spaziergang von {beachDative} auf Wegen zwischen Dünen und Heide.',
        'The wide sandy beach is a walk of {beach} along paths between dunes and heather.',
      ),
      text3(
        'Med {beach} til havet bor man roligt og har alligevel stranden inden for rækkevidde til fods eller på cykel.',
        'Mit {beachDative} bis zum Meer wohnt man ruhig und ist doch zu Fuß oder mit dem Rad schnell am Strand.',
        'At {beach} from the sea it is a quiet spot, with the beach still an easy walk or ride away.',
      ),
    ],
  },
  {
    when: ({ place, beachDistance }) => place.water === 'north-sea' && beachDistance > 1500,
    texts: [
      text3(
        'Huset ligger tilbagetrukket i grønne omgivelser, {beach} fra havet, og her er ofte lunt, når det blæser ved stranden.',
        'Das Haus liegt zurückgezogen im Grünen, {beach} vom Meer – hier ist es oft windstill, wenn es am Strand weht.',
        'The house stands back among greenery, {beach} from the sea, and is often sheltered when the beach is blowy.',
      ),
      text3(
        'Til gengæld for de {beach} til stranden får man skov, fuglesang og en stjernehimmel uden gadelys.',
        'Für die {beach} bis zum Strand entschädigen Wald, Vogelstimmen und ein Sternenhimmel ohne Straßenlaternen.',
        'In return for the {beach} to the beach there are woods, birdsong and a night sky without street lamps.',
      ),
    ],
  },
  {
    when: ({ place }) => place.water === 'wadden-sea',
    texts: [
      text3(
        'Der er {beach} til stranden, og bag den venter Vadehavet, som skifter ansigt to gange i døgnet.',
        'Bis zum Strand sind es {beach}, und dahinter wartet das Wattenmeer, das zweimal am Tag sein Gesicht ändert.',
        'It is {beach} to the beach, and beyond it lies the Wadden Sea, which changes its face twice a day.',
      ),
      text3(
        'Stranden ligger {beach} herfra og er så bred, at man skal lede længe efter naboens håndklæde.',
        'Der Strand liegt {beach} entfernt und ist so breit, dass man das nächste Handtuch lange suchen muss.',
        'The beach is {beach} away, and so wide that you have to look hard for the next towel.',
      ),
    ],
  },
  {
    when: ({ place }) => place.water === 'fjord',
    texts: [
      text3(
        'Der er {beach} til fjordens lave, rolige vand, som er lige godt til små børn, kajak og windsurfing.',
        'Bis zum flachen, ruhigen Wasser des Fjords sind es {beach} – gut für kleine Kinder, Kajaks und Windsurfer.',
        'It is {beach} to the calm shallows of the fjord, as good for small children as for kayaks and windsurfers.',
      ),
      text3(
        'Fjorden ligger {beach} fra huset, og her kan man bade, når bølgerne i Vesterhavet er for store.',
        'Der Fjord liegt {beach} vom Haus entfernt; hier badet man, wenn die Wellen der Nordsee zu hoch sind.',
        'The fjord is {beach} from the house, a place to swim when the North Sea waves are too big.',
      ),
    ],
  },
  {
    when: ({ place }) => place.water === 'bay',
    texts: [
      text3(
        'Der er {beach} til bugten, hvor vandet er fladt længe, og bølgerne er til at tale med.',
        'Bis zur Bucht sind es {beach}; das Wasser bleibt lange flach und die Wellen bleiben freundlich.',
        'It is {beach} to the bay, where the water stays shallow a long way out and the waves are gentle.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'seaView'),
    texts: [
      text3(
        'Fra stuen ser man havet, og solnedgangen hører med til aftensmaden.',
        'Vom Wohnzimmer aus sieht man das Meer, und der Sonnenuntergang gehört zum Abendessen dazu.',
        'You can see the sea from the living room, and sunset comes with supper.',
      ),
      text3(
        'Havudsigten følger med rundt i huset, lige fra morgenkaffen til sidste glas på terrassen.',
        'Der Blick aufs Meer begleitet Sie durch den Tag, vom Morgenkaffee bis zum letzten Glas auf der Terrasse.',
        'The sea is with you all day, from the morning coffee to the last glass on the terrace.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'fjordView'),
    texts: [
      text3(
        'Der er udsigt over fjorden, hvor sejlene glider forbi.',
        'Der Blick geht über den Fjord, auf dem die Segel vorbeiziehen.',
        'There is a view of the fjord, with sails drifting past.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'duneView') && !has(house, 'seaView'),
    chance: 0.85,
    texts: [
      text3(
        'Vinduerne vender ud mod klitterne, hvor rådyr og harer kommer forbi ved skumringstid.',
        'Die Fenster gehen auf die Dünen, in denen sich in der Dämmerung Rehe und Hasen zeigen.',
        'The windows look on to the dunes, where deer and hares come by at dusk.',
      ),
    ],
  },
]
