import { type SeededEntry, words } from '../entry.ts'
import { picture } from '../picture-assets.ts'
import { faqs, imageText, page, textSection } from './page-builder.ts'

/** What guests need to know before and during a stay; a sidebar menu holds these pages together. */
export const guidePages: SeededEntry[] = [
  page({
    name: 'guide',
    slug: words('godt-at-vide', 'gut-zu-wissen', 'good-to-know'),
    layout: 'sidebar',
    menuKey: 'footerService',
    title: words('Godt at vide', 'Gut zu wissen', 'Good to know'),
    excerpt: words(
      'Nøgler, rengøring, strøm og affald: alt det praktiske om jeres ophold.',
      'Schlüssel, Reinigung, Strom und Abfall: alles Praktische rund um Ihren Aufenthalt.',
      'Keys, cleaning, electricity and rubbish: the practical side of your stay.',
    ),
    banner: picture({ kind: 'exterior', tag: 'terrace' }),
    sections: [
      textSection(
        words(
          'Huset er klar på ankomstdagen **kl. 16**, og I skal være ude senest **kl. 10** på afrejsedagen. Imellem de to tider gør vi rent, tæller tallerkener og skifter pærer, så de timer er vi glade for at have for os selv.\n\n- [Ankomst og nøgler](entry:page-arrival)\n- [Rengøring og afrejse](entry:page-cleaning)\n- [El og vand](entry:page-electricity-water)\n- [Sådan sorterer vi affald](entry:page-waste)\n- [Afbestilling](entry:page-cancellation)',
          'Ihr Haus ist am Anreisetag **ab 16 Uhr** bezugsfertig; am Abreisetag verlassen Sie es bitte **bis 10 Uhr**. In den Stunden dazwischen putzen wir, zählen Teller und wechseln Glühbirnen.\n\n- [Anreise und Schlüssel](entry:page-arrival)\n- [Reinigung und Abreise](entry:page-cleaning)\n- [Strom und Wasser](entry:page-electricity-water)\n- [So trennen wir Abfall](entry:page-waste)\n- [Stornierung](entry:page-cancellation)',
          'Your house is ready **from 4 pm** on the day you arrive, and we ask you to be out **by 10 am** on the day you leave. In the hours between we clean, count the plates and change the bulbs.\n\n- [Arrival and keys](entry:page-arrival)\n- [Cleaning and departure](entry:page-cleaning)\n- [Electricity and water](entry:page-electricity-water)\n- [How we sort rubbish](entry:page-waste)\n- [Cancellation](entry:page-cancellation)',
        ),
      ),
      faqs(
        words('Det bliver vi oftest spurgt om', 'Was wir am häufigsten gefragt werden', 'What we are asked most often'),
        ['faq-key', 'faq-linen', 'faq-dogs', 'faq-wifi', 'faq-change-day'],
      ),
    ],
  }),
  page({
    name: 'arrival',
    parent: 'guide',
    slug: words('ankomst-og-nogler', 'anreise-und-schlussel', 'arrival-and-keys'),
    layout: 'sidebar',
    menuKey: 'footerService',
    title: words('Ankomst og nøgler', 'Anreise und Schlüssel', 'Arrival and keys'),
    excerpt: words(
      'Sådan får I nøglen, og sådan finder I frem, når navigationen giver op i klitten.',
      'So kommen Sie an den Schlüssel, und so finden Sie hin, wenn das Navi in den Dünen aufgibt.',
      'How to get your key, and how to find the house when the sat nav gives up among the dunes.',
    ),
    sections: [
      textSection(
        words(
          'Ugen før ankomst sender vi en mail med husets adresse, en vejbeskrivelse og det sted, hvor nøglen er. Koden til nøgleboks eller dørlås kommer på sms kl. 12 på dagen. Koden er jeres egen og holder op med at virke, når I er rejst.\n\n1. Parkér ved huset, ikke på klitvejen; redningsbilen skal kunne komme forbi.\n2. Gå huset igennem. Er noget gået i stykker eller ikke rent, så ring inden for 24 timer, mens vi kan nå at gøre noget ved det.\n3. Aflæs el- og vandmåler, og skriv tallene på kortet på køleskabet.\n\nKommer I sent, gør det ikke noget. Huset venter. Finder I det ikke, så [phone label="ring til os"] ([opening-hours]).',
          'In der Woche vor der Anreise senden wir Ihnen die Adresse, eine Wegbeschreibung und den Ort, an dem der Schlüssel liegt. Den Code für Schlüsselkasten oder Türschloss erhalten Sie am Anreisetag um 12 Uhr per SMS. Er gehört nur Ihnen und gilt bis zu Ihrer Abreise.\n\n1. Parken Sie am Haus und nicht auf dem Dünenweg; der Rettungswagen muss durchkommen.\n2. Gehen Sie einmal durch das Haus. Ist etwas kaputt oder nicht sauber, rufen Sie bitte innerhalb von 24 Stunden an, solange wir noch etwas tun können.\n3. Lesen Sie Strom- und Wasserzähler ab und notieren Sie die Werte auf der Karte am Kühlschrank.\n\nSie kommen erst in der Nacht? Kein Problem. Das Haus wartet. Wenn Sie es nicht finden, [phone label="rufen Sie uns an"] ([opening-hours]).',
          'The week before you arrive we e-mail the address, directions and the place where the key is. The code for the key box or lock comes by text at noon on the day. It is yours alone and stops working once you have left.\n\n1. Park at the house, not on the dune track; the rescue vehicle has to get by.\n2. Walk through the house. If something is broken or not clean, ring within 24 hours, while we can still do something about it.\n3. Read the electricity and water meters and note the figures on the card on the fridge.\n\nArriving late at night is quite all right. The house will wait. If you can’t find it, [phone label="ring us"] ([opening-hours]).',
        ),
      ),
    ],
  }),
  page({
    name: 'cleaning',
    parent: 'guide',
    slug: words('rengoring-og-afrejse', 'reinigung-und-abreise', 'cleaning-and-departure'),
    layout: 'sidebar',
    menuKey: 'footerService',
    title: words('Rengøring og afrejse', 'Reinigung und Abreise', 'Cleaning and departure'),
    excerpt: words(
      'Gør det selv, eller lad os gøre det. Her er listen, så alle er enige om, hvad rent betyder.',
      'Selbst putzen oder putzen lassen: Hier steht, was sauber heißt, damit sich alle einig sind.',
      'Do it yourselves or leave it to us. Here is the list, so that we all mean the same by clean.',
    ),
    sections: [
      textSection(
        words(
          'I nogle huse er slutrengøring med i prisen, fordi ejeren ønsker det sådan; så står den i den pris, I ser fra begyndelsen. I de andre vælger I selv.\n\n## Når vi gør rent\n\nI tømmer køleskabet, vasker op, tager skraldet med ud og lader huset se ryddeligt ud. Resten er vores.\n\n## Når I selv gør rent\n\n- Køkken: skabe, ovn, emhætte og køleskab, indeni også.\n- Bad: fliser, afløb og toilet. Poolrum og spa gør vi altid selv.\n- Gulve: støvsug overalt, og vask dem, der kan vaskes.\n- Grill og brændeovn: tomme, og asken kold.\n- Terrasse og parkering: fejet, når der er blæst sand ind.\n\nMangler der noget, gør vi det færdigt og sender regningen for den tid, det tog. Vi tager billeder først.',
          'In manchen Häusern gehört die Endreinigung fest dazu; dann steckt sie in dem Preis, den Sie von Anfang an sehen. In allen anderen entscheiden Sie selbst.\n\n## Wenn wir putzen\n\nSie leeren den Kühlschrank, spülen, bringen den Abfall hinaus und hinterlassen das Haus aufgeräumt. Um den Rest kümmern wir uns.\n\n## Wenn Sie selbst putzen\n\n- Küche: Schränke, Backofen, Dunstabzug und Kühlschrank, auch innen.\n- Bad: Fliesen, Abfluss und WC. Schwimmbad und Whirlpool reinigen immer wir.\n- Böden: überall saugen und wischen, wo es geht.\n- Grill und Kaminofen: leer, die Asche kalt.\n- Terrasse und Stellplatz: gefegt, wenn Sand hereingeweht ist.\n\nFehlt etwas, holen wir es nach und berechnen die Zeit, die es gebraucht hat. Vorher machen wir Fotos.',
          'In some houses the final cleaning is part of the deal, and then it is in the price you see from the start. In the others it is up to you.\n\n## If we clean\n\nYou empty the fridge, do the washing-up, take out the rubbish and leave the place tidy. The rest is ours.\n\n## If you clean\n\n- Kitchen: cupboards, oven, extractor hood and fridge, inside too.\n- Bathrooms: tiles, drains and lavatory. We always do pools and whirlpools ourselves.\n- Floors: hoover throughout, and wash what can be washed.\n- Barbecue and stove: empty, with cold ashes.\n- Terrace and parking: swept, if sand has blown in.\n\nIf something is left undone we finish it and charge for the time that took. We take pictures first.',
        ),
      ),
    ],
  }),
  page({
    name: 'electricity-water',
    parent: 'guide',
    slug: words('el-og-vand', 'strom-und-wasser', 'electricity-and-water'),
    layout: 'sidebar',
    menuKey: 'footerService',
    title: words('El og vand', 'Strom und Wasser', 'Electricity and water'),
    excerpt: words(
      'I betaler for det, I bruger, til den pris, der står på huset. Her er, hvad der tæller, og hvordan man sparer.',
      'Sie zahlen, was Sie verbrauchen, zum Preis, der beim Haus steht. Hier lesen Sie, was zählt und wie man spart.',
      'You pay for what you use, at the rate shown for the house. Here is what counts, and how to use less.',
    ),
    sections: [
      imageText(
        words('Sådan regner vi', 'So rechnen wir ab', 'How it is worked out'),
        words(
          'Måleren aflæses, når I kommer, og når I går. Forbruget ganges med prisen pr. kWh og pr. m³, som står på huset, og beløbet trækkes fra depositum eller sendes som en regning ugen efter. Vi tjener ikke på strømmen.\n\nPå hvert hus kan I se, hvad tidligere gæster har brugt på samme årstid. Tallet er et gennemsnit, ikke en grænse.',
          'Der Zähler wird bei der Anreise und bei der Abreise abgelesen. Den Verbrauch rechnen wir mit dem Preis je kWh und m³ ab, der beim Haus steht; der Betrag wird mit der Kaution verrechnet oder in der Woche danach in Rechnung gestellt. Am Strom verdienen wir nichts.\n\nBei jedem Haus sehen Sie, was frühere Gäste zur selben Jahreszeit gebraucht haben. Das ist ein Durchschnitt, keine Grenze.',
          'The meters are read when you arrive and when you leave. Usage is charged at the rate per kWh and per cubic metre shown for the house, and the sum is taken from the deposit or billed the week after. We make nothing on the electricity.\n\nEach house shows what earlier guests used at the same time of year. It is an average, not a limit.',
        ),
        picture({ kind: 'interior', tag: 'fireplace' }),
        'right',
      ),
      textSection(
        words(
          '## Det bruger mest\n\n- Opvarmning med elradiatorer om vinteren: ofte to tredjedele af det hele.\n- Pool, spa og vildmarksbad, som skal holdes varme døgnet rundt.\n- Tørretumbleren. Snoren på terrassen er gratis og hurtigere i blæst.\n\n## Sådan bruger I mindre\n\n- Lad varmepumpen stå, som den står. Den er billigst, når den får lov at passe sig selv.\n- Læg låget på spaen og vildmarksbadet, når I går fra dem.\n- Tænd op i brændeovnen om aftenen, og skru ned i de rum, I ikke bruger.',
          '## Was am meisten verbraucht\n\n- Elektrische Heizkörper im Winter: oft zwei Drittel von allem.\n- Pool, Whirlpool und Badefass, die rund um die Uhr warm bleiben.\n- Der Wäschetrockner. Die Leine auf der Terrasse kostet nichts und ist bei Wind schneller.\n\n## Wie Sie weniger brauchen\n\n- Lassen Sie die Wärmepumpe, wie sie eingestellt ist. Am sparsamsten läuft sie in Ruhe.\n- Legen Sie den Deckel auf Whirlpool und Badefass, wenn Sie gehen.\n- Heizen Sie abends den Ofen an und drehen Sie die Heizung in ungenutzten Räumen herunter.',
          '## What uses most\n\n- Electric radiators in winter: often two thirds of the lot.\n- Pools, whirlpools and hot tubs, kept warm round the clock.\n- The tumble dryer. The line on the terrace is free, and quicker in a wind.\n\n## How to use less\n\n- Leave the heat pump as it is set. It is cheapest when nobody touches it.\n- Put the lid on the whirlpool or hot tub when you get out.\n- Light the stove in the evening and turn down rooms you are not using.',
        ),
      ),
    ],
  }),
  page({
    name: 'waste',
    parent: 'guide',
    slug: words('sadan-sorterer-vi', 'abfall-trennen', 'sorting-rubbish'),
    layout: 'sidebar',
    menuKey: 'footerService',
    title: words('Sådan sorterer vi affald', 'So trennen wir Abfall', 'How we sort rubbish'),
    excerpt: words(
      'Ti slags affald lyder af meget. Her er den korte udgave, som også hænger på indersiden af skabslågen.',
      'Zehn Sorten Abfall klingen nach viel. Hier die kurze Fassung, die auch innen an der Schranktür hängt.',
      'Ten kinds of rubbish sounds a lot. Here is the short version, which also hangs inside the cupboard door.',
    ),
    sections: [
      textSection(
        words(
          'I Danmark sorteres affaldet ens i hele landet, og tegningerne på beholderne er de samme overalt.\n\n- **Madaffald** i den grønne pose, med knude på.\n- **Plast og drikkekartoner** sammen, tomme, men ikke vaskede.\n- **Glas og metal** sammen, låg og kapsler må gerne blive på.\n- **Papir** for sig, **pap** for sig og foldet.\n- **Restaffald**: det, der bliver tilbage, også bleer og hundeposer.\n- **Pant**: flasker og dåser med mærket giver 1–3 kroner i butikken.\n\nBatterier og pærer lægges i en klar pose oven på låget. Er beholderne fulde, ligger der en genbrugsplads inden for et kvarters kørsel; adressen hænger i køkkenet.',
          'In Dänemark wird im ganzen Land gleich getrennt, und die Zeichen auf den Tonnen sind überall dieselben.\n\n- **Bioabfall** in den grünen Beutel, zugeknotet.\n- **Kunststoff und Getränkekartons** zusammen, leer, aber ungespült.\n- **Glas und Metall** zusammen, Deckel dürfen dranbleiben.\n- **Papier** für sich, **Pappe** für sich und gefaltet.\n- **Restmüll**: was übrig bleibt, auch Windeln und Hundebeutel.\n- **Pfand**: Flaschen und Dosen mit dem Zeichen bringen im Supermarkt 1 bis 3 Kronen.\n\nBatterien und Leuchtmittel legen Sie in einem durchsichtigen Beutel auf den Deckel. Sind die Tonnen voll, finden Sie in einer Viertelstunde Fahrt einen Recyclinghof; die Adresse hängt in der Küche.',
          'Rubbish is sorted the same way all over Denmark, and the signs on the bins are alike everywhere.\n\n- **Food waste** in the green bag, tied.\n- **Plastic and drinks cartons** together, empty but not washed.\n- **Glass and metal** together; lids may stay on.\n- **Paper** by itself, **cardboard** by itself and folded.\n- **The rest**: whatever remains, nappies and dog bags included.\n- **Deposits**: bottles and cans with the mark are worth 1 to 3 kroner at the shop.\n\nPut batteries and bulbs in a clear bag on top of the lid. If the bins are full there is a recycling site within a quarter of an hour’s drive; its address is in the kitchen.',
        ),
      ),
    ],
  }),
].flat()
