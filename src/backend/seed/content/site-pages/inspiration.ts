import { facility } from '../../../../domain/facilities.ts'
import { type SeededEntry, words } from '../entry.ts'
import { picture } from '../picture-assets.ts'
import { imageText, output, page, quote, searchSection, textSection } from './page-builder.ts'

export const inspirationPages: SeededEntry[] = [
  page({
    name: 'dogs',
    parent: 'inspiration',
    slug: words('ferie-med-hund', 'urlaub-mit-hund', 'holidays-with-a-dog'),
    title: words('Ferie med hund', 'Urlaub mit Hund', 'Holidays with a dog'),
    excerpt: words(
      'Hvor hunden må løbe, hvornår den skal i snor, og hvad huset kan byde den. Det hele samlet ét sted.',
      'Wo der Hund laufen darf, wann er an die Leine muss und was das Haus ihm bietet: alles auf einer Seite.',
      'Where your dog may run, when it has to be on a lead, and what the house has for it, all in one place.',
    ),
    banner: picture({ kind: 'landscape', tag: 'beach' }),
    sections: [
      textSection(
        words(
          'Vestkysten er hundens yndlingssted: bredt sand, få mennesker og lugte helt fra Skotland. Men der gælder regler, og de er til for fuglenes, fårenes og de andre gæsters skyld.\n\n## På stranden\n\nFra **1. april til 30. september** skal hunden føres i snor på stranden. Resten af året må den løbe frit, når du har styr på den. På nogle badestrande er hunde helt forbudt om sommeren; det står på skiltet ved nedgangen.\n\n## I skoven og klitten\n\nI skov og klitplantage skal hunden altid være i snor, året rundt. Flere steder er der en hundeskov med hegn, hvor den må løbe: i Blåvand, ved Houstrup, i Husby og i Tversted blandt andre.\n\n## I huset\n\n- Antallet af hunde står på huset, og det er det højeste, der er plads til.\n- Tag dens egen kurv med. Sofaen og sengene er vores.\n- Fej og støvsug en ekstra gang før afrejse, også når slutrengøringen er bestilt.\n\nNogle huse er hundefri af hensyn til gæster med allergi. Det kan vi ikke gøre undtagelser fra. Vores kontorhund holder mest af [house code=TO6950 label="huset i Tornby"], hvor der er plads til to.',
          'Die Westküste ist der Lieblingsort jedes Hundes: breiter Sand, wenig Menschen und Gerüche bis aus Schottland. Ein paar Regeln gibt es trotzdem, den Vögeln, den Schafen und den anderen Gästen zuliebe.\n\n## Am Strand\n\nVom **1. April bis zum 30. September** gehört der Hund am Strand an die Leine. Im übrigen Jahr darf er frei laufen, solange Sie ihn sicher im Griff haben. An einigen Badestränden sind Hunde im Sommer ganz verboten; das steht auf der Tafel am Strandzugang.\n\n## In Wald und Düne\n\nIn Wäldern und Dünenpflanzungen gilt das ganze Jahr Leinenpflicht. Vielerorts gibt es dafür eingezäunte Hundewälder, in denen er laufen darf, etwa in Blåvand, bei Houstrup, in Husby und in Tversted.\n\n## Im Haus\n\n- Wie viele Hunde erlaubt sind, steht beim Haus; mehr sind leider nicht möglich.\n- Bringen Sie sein eigenes Körbchen mit. Sofa und Betten sind für Menschen.\n- Bitte saugen Sie vor der Abreise einmal mehr, auch wenn die Endreinigung gebucht ist.\n\nEinige Häuser bleiben aus Rücksicht auf Allergiker hundefrei. Davon können wir keine Ausnahme machen. Unser Bürohund mag am liebsten [house code=TO6950 label="das Haus in Tornby"], in dem Platz für zwei ist.',
          'The west coast is a dog’s idea of heaven: wide sand, few people and smells from as far away as Scotland. There are rules all the same, for the sake of the birds, the sheep and everyone else.\n\n## On the beach\n\nFrom **1 April to 30 September** dogs must be on a lead on the beach. For the rest of the year yours may run free so long as you can call it back. A few bathing beaches ban dogs altogether in summer; the sign at the path down will tell you.\n\n## In woods and dunes\n\nIn woods and dune plantations dogs stay on the lead all year. Many places have a fenced dog wood where they can run, among them Blåvand, Houstrup, Husby and Tversted.\n\n## In the house\n\n- The number of dogs is given for each house, and it is the most there is room for.\n- Bring its own basket. Sofas and beds are for people.\n- Please hoover once more before you go, even if you have booked the cleaning.\n\nSome houses are kept free of dogs for guests with allergies, and we cannot make exceptions. Our office dog likes [house code=TO6950 label="the house in Tornby"] best, where there is room for two.',
        ),
      ),
      searchSection(
        words('Huse, der tager imod hund', 'Häuser, in denen Hunde willkommen sind', 'Houses that welcome dogs'),
        words(
          'Vælg, hvor mange hunde I har med, så sorterer vi resten fra.',
          'Geben Sie an, wie viele Hunde mitkommen. Den Rest sortieren wir aus.',
          'Say how many dogs you are bringing and we leave out the rest.',
        ),
        { husdyr: '1' },
      ),
    ],
  }),
  page({
    name: 'children',
    parent: 'inspiration',
    slug: words('ferie-med-born', 'urlaub-mit-kindern', 'holidays-with-children'),
    title: words('Ferie med børn', 'Urlaub mit Kindern', 'Holidays with children'),
    excerpt: words(
      'Barneseng, høj stol, gynger og en strand uden ende. Og hvad I skal vide om havet, før I løber i.',
      'Kinderbett, Hochstuhl, Schaukel und ein Strand ohne Ende. Und was Sie über das Meer wissen sollten, bevor alle hineinrennen.',
      'Cot, high chair, a swing and a beach without end. And what to know about the sea before everyone runs in.',
    ),
    banner: picture({ kind: 'landscape', tag: 'beach' }, 1),
    sections: [
      imageText(
        words('Havet er stærkt', 'Das Meer ist stark', 'The sea is strong'),
        words(
          'Bad, hvor der er livreddere, og mellem flagene. Rødt og gult flag betyder, at der er opsyn; rødt alene, at ingen skal i vandet. Når strømmen trækker udad mellem to revler, skal man ikke svømme imod den, men langs stranden, til den slipper.\n\nBørn bader aldrig alene her, heller ikke til knæene. Ved fjorden – i [Bork Havn](entry:area-bork-havn), [Ringkøbing](entry:area-ringkobing) og på indersiden af [Holmsland Klit](entry:area-klegod) – er vandet lavt og lunt langt ud.',
          'Baden Sie dort, wo Rettungsschwimmer wachen, und zwischen den Flaggen. Rot-gelb heißt: Der Strand ist bewacht. Rot allein heißt: Niemand geht ins Wasser. Zieht zwischen zwei Sandbänken die Strömung hinaus, schwimmen Sie nicht dagegen an, sondern parallel zum Strand, bis sie nachlässt.\n\nKinder baden hier nie allein, auch nicht knietief. Am Fjord, in [Bork Havn](entry:area-bork-havn), [Ringkøbing](entry:area-ringkobing) und auf der Innenseite des [Holmsland Klit](entry:area-klegod), ist das Wasser weit hinaus flach und warm.',
          'Bathe where there are lifeguards, and between the flags. Red over yellow means the beach is watched; red alone, that nobody goes in. Where a current pulls out between two sandbanks, never swim against it: swim along the beach until it lets go.\n\nChildren do not bathe alone here, not even up to the knee. On the fjord side, at [Bork Havn](entry:area-bork-havn), [Ringkøbing](entry:area-ringkobing) and behind the dunes of [Holmsland Klit](entry:area-klegod), the water stays shallow and warm a long way out.',
        ),
        picture({ kind: 'landscape', tag: 'sea' }, 1),
        'left',
      ),
      imageText(
        words('Det står klar i huset', 'Das steht im Haus bereit', 'Waiting in the house'),
        words(
          'Søg på barneseng og høj stol, så ved I, at de er der. Mangler de i det hus, I er faldet for, kan de bestilles, og så har vi stillet dem op, når I kommer. Mange haver har gynger og sandkasse, og i de fleste stuer står der en kurv med brætspil til den dag, det regner vandret.',
          'Suchen Sie nach Kinderbett und Hochstuhl, dann wissen Sie, dass beides da ist. Fehlt es in Ihrem Lieblingshaus, bestellen Sie es dazu, und wir bauen es vor Ihrer Ankunft auf. In vielen Gärten gibt es Schaukel und Sandkasten, und in den meisten Wohnzimmern wartet ein Korb mit Spielen auf den Tag, an dem der Regen quer kommt.',
          'Search for a cot and a high chair and you know they are there. If the house you have fallen for lacks them, order them and we set them up before you arrive. Many gardens have a swing and a sandpit, and most living rooms keep a basket of games for the day the rain comes sideways.',
        ),
        picture({ kind: 'interior', tag: 'children-room' }),
        'right',
      ),
      searchSection(
        words('Børnevenlige huse', 'Häuser für Familien', 'Houses for families'),
        words(
          'Med børneudstyr og god plads udenfor.',
          'Mit Ausstattung für Kinder und viel Platz draußen.',
          'With things for children, and room to run about outside.',
        ),
        { [facility.childFriendly]: '1' },
      ),
    ],
  }),
  page({
    name: 'pool-houses',
    parent: 'inspiration',
    slug: words('poolferie', 'urlaub-mit-pool', 'pool-holidays'),
    title: words('Ferie i poolhus', 'Urlaub im Poolhaus', 'A holiday with a pool'),
    excerpt: words(
      'Hvad et poolhus er, hvad det koster i strøm, og hvordan I får mest ud af det.',
      'Was ein Poolhaus ausmacht, was es an Strom kostet und wie Sie am meisten davon haben.',
      'What a pool house is, what it costs to heat, and how to get the most out of it.',
    ),
    banner: picture({ kind: 'interior', tag: 'pool' }),
    sections: [
      textSection(
        words(
          'Et poolhus er et stort sommerhus med sit eget svømmebad indendørs. Vandet er 28–30 grader, når I kommer, og rummet er varmt nok til, at man kan sidde der bagefter. De fleste huse har spa og sauna ved siden af, og mange har et aktivitetsrum med billard eller bordtennis.\n\n## Strømmen\n\nVand og luft skal varmes op, og det mærkes på måleren: mest om vinteren, mindst om sommeren. På hvert hus viser vi, hvad tidligere gæster har brugt på samme tid af året, og regner det om til penge for jeres ophold. Læs mere om [el og vand](entry:page-electricity-water).\n\n## Sikkerhed\n\nDøren til poolrummet kan låses, og der er alarm i de fleste huse. Børn under 14 bader kun sammen med en voksen.',
          'Ein Poolhaus ist ein großes Ferienhaus mit eigenem Schwimmbad unter dem Dach. Das Wasser hat 28 bis 30 Grad, wenn Sie ankommen, und der Raum ist warm genug, um danach noch sitzen zu bleiben. Meist gehören Whirlpool und Sauna dazu, oft auch ein Spielraum mit Billard oder Tischtennis.\n\n## Der Strom\n\nWasser und Luft wollen geheizt sein, im Winter mehr, im Sommer weniger. Bei jedem Haus zeigen wir, was frühere Gäste zur selben Jahreszeit verbraucht haben, und rechnen es für Ihren Aufenthalt in Euro um. Mehr dazu unter [Strom und Wasser](entry:page-electricity-water).\n\n## Sicherheit\n\nDie Tür zum Schwimmbad lässt sich abschließen, die meisten Häuser haben einen Alarm. Kinder unter 14 Jahren baden nur gemeinsam mit einem Erwachsenen.',
          'A pool house is a large holiday home with its own indoor swimming pool. The water is at 28 to 30 degrees when you arrive, and the room warm enough to sit in afterwards. Most have a whirlpool and sauna alongside, and many a games room with billiards or table tennis.\n\n## Electricity\n\nWater and air have to be heated, more in winter and less in summer, and the meter shows it. For each house we tell you what earlier guests used at the same time of year and turn it into money for your own stay. More about [electricity and water](entry:page-electricity-water).\n\n## Safety\n\nThe door to the pool can be locked, and most houses have an alarm. Children under 14 swim only with an adult.',
        ),
      ),
      searchSection(
        words('Huse med pool', 'Häuser mit Pool', 'Houses with a pool'),
        words(
          'Alle med indendørs, opvarmet vand.',
          'Alle mit beheiztem Wasser unter Dach.',
          'All with heated water, indoors.',
        ),
        { [facility.pool]: '1' },
      ),
    ],
  }),
  page({
    name: 'last-minute',
    parent: 'inspiration',
    slug: words('afbudsrejser', 'last-minute', 'last-minute'),
    title: words('Afbudsrejser', 'Last Minute', 'Last minute'),
    excerpt: words(
      'Ledige huse i de næste tre uger, mange af dem sat ned. Listen er frisk hver time.',
      'Freie Häuser in den nächsten drei Wochen, viele davon reduziert. Die Liste ist immer auf dem neuesten Stand.',
      'Houses that are free in the next three weeks, many of them reduced. The list is always up to date.',
    ),
    banner: picture({ kind: 'exterior', tag: 'facade', hour: 'golden' }),
    sections: [
      textSection(
        words(
          'Et tomt hus er synd. Derfor sætter husejerne ofte prisen ned, når der er mindre end tre uger til ankomst. I kan bestille til samme dag indtil kl. 13 – så når vi at gøre huset klar og sende nøglekoden.\n\nTilbuddet gælder den uge, det står på. Den gamle pris er den laveste, huset har kostet i de 30 dage, før den blev sat ned, så en rabat her er en rabat.',
          'Ein leeres Haus ist schade. Deshalb senken viele Eigentümer den Preis, wenn es bis zur Anreise weniger als drei Wochen sind. Buchen können Sie bis 13 Uhr noch für denselben Tag; dann bleibt uns Zeit, das Haus vorzubereiten und Ihnen den Schlüsselcode zu senden.\n\nDer Preis gilt für die angegebene Woche. Der durchgestrichene Preis ist der niedrigste der letzten 30 Tage vor der Ermäßigung. Ein Rabatt ist hier also wirklich einer.',
          'An empty house is a pity, so owners often lower the price when there are less than three weeks to go. You can book for the same day until 1 pm, which leaves us time to get the house ready and send you the key code.\n\nEach offer is for the week it is shown with. The old price is the lowest the house cost in the 30 days before it came down, so a discount here really is one.',
        ),
      ),
      output('lastMinute', words('Ledigt nu', 'Jetzt frei', 'Free now')),
    ],
  }),
  page({
    name: 'winter',
    parent: 'inspiration',
    slug: words('vinter-ved-havet', 'winter-am-meer', 'winter-by-the-sea'),
    title: words('Vinter ved havet', 'Winter am Meer', 'Winter by the sea'),
    excerpt: words(
      'Storm på ruden, ild i ovnen og stranden for jer selv. Den bedste årstid, hvis I spørger os.',
      'Sturm an der Scheibe, Feuer im Ofen und der Strand für Sie allein. Fragen Sie uns: die beste Jahreszeit.',
      'Storm at the window, fire in the stove and the beach to yourselves. The best season, if you ask us.',
    ),
    banner: picture({ kind: 'landscape', tag: 'beach', season: 'winter' }),
    sections: [
      textSection(
        words(
          'Fra november til marts hører kysten til dem, der bor her, og til jer. Lyset er lavt hele dagen, ravet skyller ind efter stormene, og i klitten kan man gå en time uden at møde andre end harer.\n\nVælg et hus med brændeovn eller pejs til aftenen. Brænde kan bestilles, så det ligger tørt og klar ved døren. De fleste huse er vinterisolerede; står der varmepumpe på listen, er det både lunt og billigt.\n\n## Det er åbent om vinteren\n\n- Fiskehandlerne i Hvide Sande, Thyborøn og Hirtshals, hver dag med fangst.\n- Svømmehallerne og de store museer.\n- Bagerne. Altid bagerne.',
          'Von November bis März gehört die Küste denen, die hier wohnen, und Ihnen. Das Licht steht den ganzen Tag tief, nach den Stürmen liegt Bernstein am Strand, und in den Dünen können Sie eine Stunde gehen und begegnen nur Hasen.\n\nNehmen Sie ein Haus mit Kaminofen. Holz lässt sich dazubestellen und liegt dann trocken vor der Tür. Die meisten Häuser sind gut gedämmt; mit einer Wärmepumpe wohnen Sie warm und zugleich günstig.\n\n## Was im Winter geöffnet hat\n\n- Die Fischhändler in Hvide Sande, Thyborøn und Hirtshals, sobald Boote einlaufen.\n- Die Schwimmbäder und die großen Museen.\n- Die Bäcker. Immer die Bäcker.',
          'From November to March the coast belongs to the people who live here, and to you. The light stays low all day, amber washes in after storms, and you can walk for an hour in the dunes and meet nothing but hares.\n\nTake a house with a stove. Firewood can be ordered and will be lying dry by the door. Most houses are insulated for winter, and a heat pump on the list means it will be both warm and cheap to run.\n\n## What stays open\n\n- The fishmongers of Hvide Sande, Thyborøn and Hirtshals, whenever boats come in.\n- The swimming baths and the larger museums.\n- The bakers. Always the bakers.',
        ),
      ),
      quote(
        words(
          'Vi kom for at læse. Vi endte med at gå tre timer om dagen og sove som sten.',
          'Wir kamen zum Lesen. Am Ende liefen wir drei Stunden am Tag und schliefen wie die Steine.',
          'We came to read. We ended up walking three hours a day and sleeping like stones.',
        ),
        words('Gæst i Stenbjerg, januar', 'Gast in Stenbjerg, Januar', 'Guest in Stenbjerg, January'),
      ),
      output(
        'placeMap',
        words('Seks ture i klart vejr', 'Sechs Ausflüge für klare Tage', 'Six outings for a clear day'),
        words(
          'Fyrtårne og klinter fra syd mod nord, alle værd at gå efter, når det blæser.',
          'Leuchttürme und Kliffe von Süd nach Nord, bei Wind am schönsten.',
          'Lighthouses and cliffs from south to north, all at their best in a wind.',
        ),
      ),
      searchSection(
        words('Huse med brændeovn', 'Häuser mit Kaminofen', 'Houses with a stove'),
        words('Lune hele vinteren.', 'Den ganzen Winter warm.', 'Warm all winter.'),
        { varme: 'braendeovn' },
      ),
    ],
  }),
].flat()
