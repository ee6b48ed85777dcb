import { employeeIds } from '../employees.ts'
import { type SeededEntry, words } from '../entry.ts'
import { faqIds } from '../faqs.ts'
import { picture } from '../picture-assets.ts'
import {
  employees,
  faqs,
  formSection,
  gallery,
  imageText,
  output,
  page,
  quote,
  statement,
  textSection,
} from './page-builder.ts'

export const aboutPages: SeededEntry[] = [
  page({
    name: 'about',
    slug: words('om-os', 'uber-uns', 'about-us'),
    title: words('Om os', 'Über uns', 'About us'),
    seoTitle: words('Om Marehalm', 'Über Marehalm', 'About Marehalm'),
    excerpt: words(
      'Syv kontorer, én kyst og omkring 600 huse, som vi selv har været inde i.',
      'Sieben Büros, eine Küste und rund 600 Häuser, in denen wir alle selbst gewesen sind.',
      'Seven offices, one coast and some 600 houses, every one of which we have been inside.',
    ),
    banner: picture({ kind: 'landscape', tag: 'dunes' }, 1),
    sections: [
      imageText(
        words('Opkaldt efter et græs', 'Nach einem Gras benannt', 'Named after a grass'),
        words(
          'Marehalm er det stride, blågrønne græs, der holder klitten fast. Vi syntes, det var et godt navn til et bureau, der passer på huse ved havet.\n\nVi begyndte i 1987 med elleve huse og et bord i Hvide Sande. I dag har vi syv kontorer fra Rømø til Skagen. Ejerne kender os ved navn, og det gør håndværkerne også.',
          'Marehalm ist das steife, blaugrüne Strandgras, das die Düne festhält. Ein guter Name, fanden wir, für ein Büro, das auf Häuser am Meer aufpasst.\n\nAngefangen haben wir 1987 mit elf Häusern und einem Tisch in Hvide Sande. Heute sind es sieben Büros von Rømø bis Skagen. Die Eigentümer kennen uns beim Namen, und die Handwerker auch.',
          'Marehalm is Danish for marram, the stiff blue-green grass that holds the dunes together. It seemed a good name for people who look after houses by the sea.\n\nWe began in 1987 with eleven houses and one table in Hvide Sande. Today there are seven offices from Rømø to Skagen. The owners know us by name, and so do the plumbers.',
        ),
        picture({ kind: 'landscape', tag: 'dunes' }, 2),
        'left',
      ),
      imageText(
        words('Én pris', 'Ein Preis', 'One price'),
        words(
          'Den pris, I ser på kortet, er den, I betaler for huset: leje, gebyr og alt det, man ikke kan vælge fra. El og vand går efter måleren, og hvad det plejer at løbe op i, skriver vi ved siden af. Synes I, at noget mangler, så er det en fejl, og den vil vi gerne høre om.',
          'Der Preis auf der Karte ist der, den Sie für das Haus bezahlen: Miete, Gebühr und alles, was sich nicht abwählen lässt. Strom und Wasser gehen nach Zähler; was üblicherweise zusammenkommt, schreiben wir daneben. Finden Sie, dass etwas fehlt, ist das ein Fehler, von dem wir wissen möchten.',
          'The price on the card is what you pay for the house: rent, fee and everything you cannot opt out of. Electricity and water go by the meter, and we put what they usually come to beside it. If you think something is missing, that is a mistake, and one we want to hear about.',
        ),
        picture({ kind: 'exterior', tag: 'facade' }, 3),
        'right',
      ),
      quote(
        words(
          'Hvis jeg ikke selv ville sove der, lejer vi det ikke ud.',
          'Wo ich selbst nicht schlafen möchte, das vermieten wir nicht.',
          'If I would not sleep there myself, we do not let it.',
        ),
        words('Karen, der syner husene', 'Karen, die unsere Häuser prüft', 'Karen, who inspects the houses'),
      ),
      gallery(words('Kysten, vi kender', 'Die Küste, die wir kennen', 'The coast we know'), [
        picture({ kind: 'landscape', tag: 'beach' }),
        picture({ tag: 'lighthouse' }),
        picture({ kind: 'landscape', tag: 'heath' }),
        picture({ tag: 'harbour' }),
        picture({ kind: 'landscape', tag: 'sea' }),
        picture({ kind: 'landscape', tag: 'forest' }),
      ]),
    ],
  }),
  page({
    name: 'departments',
    parent: 'about',
    slug: words('vores-kontorer', 'unsere-buros', 'our-offices'),
    template: 'departments',
    title: words('Vores kontorer', 'Unsere Büros', 'Our offices'),
    excerpt: words(
      'Adresser, åbningstider og telefonnumre på de syv kontorer langs kysten.',
      'Adressen, Öffnungszeiten und Telefonnummern der sieben Büros an der Küste.',
      'Addresses, opening hours and phone numbers of the seven offices along the coast.',
    ),
    sections: [output('departments', words('Fra syd mod nord', 'Von Süd nach Nord', 'From south to north'))],
  }),
  page({
    name: 'employees',
    parent: 'about',
    slug: words('medarbejdere', 'mitarbeiter', 'our-people'),
    template: 'employees',
    title: words('Medarbejdere', 'Unsere Leute', 'Our people'),
    excerpt: words(
      'Dem, der tager telefonen, og dem, der har nøglen.',
      'Wer ans Telefon geht und wer den Schlüssel hat.',
      'Who answers the phone, and who has the key.',
    ),
    sections: [
      employees(words('Det er os', 'Das sind wir', 'This is us'), employeeIds),
      statement(
        words('Vi har været i dit hus', 'Wir waren in Ihrem Haus', 'We have been in your house'),
        words(
          'Spørg, om solen står på terrassen klokken seks, eller om trappen er stejl. Den, du taler med, har sandsynligvis været der; ellers kører vi ud og ser efter.',
          'Fragen Sie, ob um sechs noch Sonne auf die Terrasse fällt oder wie steil die Treppe ist. Wer mit Ihnen spricht, war wahrscheinlich dort. Sonst fahren wir hin und sehen nach.',
          'Ask whether the terrace still has sun at six, or how steep the stairs are. Whoever you are talking to has probably been there; if not, we will drive over and look.',
        ),
        picture({ kind: 'exterior', tag: 'terrace' }, 1),
      ),
    ],
  }),
  page({
    name: 'faq',
    parent: 'guide',
    slug: words('sporgsmal-og-svar', 'fragen-und-antworten', 'questions-and-answers'),
    layout: 'sidebar',
    menuKey: 'footerService',
    title: words('Spørgsmål og svar', 'Fragen und Antworten', 'Questions and answers'),
    excerpt: words(
      'Tyve spørgsmål, vi får hver uge, og svar uden omsvøb.',
      'Zwanzig Fragen, die wir jede Woche hören, und Antworten ohne Umschweife.',
      'Twenty questions we hear every week, answered without beating about the bush.',
    ),
    sections: [faqs(words('Alle spørgsmål', 'Alle Fragen', 'All questions'), faqIds)],
  }),
  page({
    name: 'contact',
    slug: words('kontakt', 'impressum', 'contact'),
    title: words('Kontakt', 'Impressum und Kontakt', 'Contact'),
    excerpt: words(
      'Ring, skriv eller kig ind. Telefonen er åben hver dag fra kl. 9 til 20.',
      'Anbieterangaben und alle Wege zu uns. Das Telefon ist täglich von 9 bis 20 Uhr besetzt.',
      'Ring, write or drop in. The phones are open every day from 9 am to 8 pm.',
    ),
    sections: [
      textSection(
        words(
          '## Gæster\n\nTelefon [+45 10 75 60 00](tel:+4510756000), hver dag kl. 9–20, om søndagen fra april til oktober allerede fra kl. 8.\n\nMail: [hej@marehalm.example](mailto:hej@marehalm.example). Vi svarer inden næste dag kl. 12.\n\n## Er det galt lige nu?\n\nRing til kontoret for dit område. Uden for åbningstid taster du 1 og får vagten.\n\n## Husejere\n\nMail: [ejer@marehalm.example](mailto:ejer@marehalm.example). Vil du have en vurdering, kommer vi ud og ser på huset.\n\n## Virksomheden\n\nMarehalm Feriehusudlejning ApS, Stormgade 18, 6960 Hvide Sande. CVR 00 45 71 19.\n\nEr du utilfreds, og bliver vi ikke enige, kan du klage til Ankenævnet for Feriehusudlejning.',
          '## Angaben gemäß § 5 DDG\n\nMarehalm Feriehusudlejning ApS\n\nStormgade 18, 6960 Hvide Sande, Dänemark\n\nVertreten durch die Geschäftsführung: Mette Klitholm\n\nTelefon: [+45 10 75 60 00](tel:+4510756000), E-Mail: [service@marehalm.example](mailto:service@marehalm.example)\n\nEintragung im dänischen Unternehmensregister (CVR): 00 45 71 19. Umsatzsteuer-Identifikationsnummer: DK00457119.\n\nVerantwortlich für den Inhalt: Mette Klitholm, Anschrift wie oben.\n\n## So erreichen Sie uns\n\nDas Telefon ist täglich von 9 bis 20 Uhr besetzt, sonntags von April bis Oktober schon ab 8 Uhr. E-Mails beantworten wir bis zum nächsten Mittag. Für dringende Fälle in Ihrem Haus wählen Sie die Nummer des örtlichen Büros; außerhalb der Öffnungszeiten erreichen Sie mit der Taste 1 die Bereitschaft.\n\n## Streitbeilegung\n\nZuständig für Beschwerden, die wir nicht gemeinsam lösen, ist die dänische Schlichtungsstelle Ankenævnet for Feriehusudlejning. An Verfahren vor einer deutschen Verbraucherschlichtungsstelle nehmen wir nicht teil.',
          '## Guests\n\nPhone [+45 10 75 60 00](tel:+4510756000), every day from 9 am to 8 pm, and from 8 am on Sundays between April and October.\n\nE-mail: [hello@marehalm.example](mailto:hello@marehalm.example). You will have an answer by noon the next day.\n\n## Is something wrong right now?\n\nRing the office for your area. Outside opening hours press 1 for whoever is on call.\n\n## The company\n\nMarehalm Feriehusudlejning ApS, Stormgade 18, 6960 Hvide Sande, Denmark. Company registration (CVR) 00 45 71 19.\n\nIf you are unhappy and we cannot agree, you may complain to Ankenævnet for Feriehusudlejning, the Danish board for holiday-home complaints.',
        ),
      ),
      formSection('contact'),
      output('departments', words('Kontorerne', 'Unsere Büros', 'The offices')),
    ],
  }),
  page({
    name: 'owners',
    parent: 'about',
    slug: words('for-husejere', 'fuer-eigentuemer', 'for-owners'),
    title: words('For husejere', 'Für Eigentümer', 'For owners'),
    excerpt: words(
      'Vi lejer ud, passer på og afregner. Du bestemmer, hvornår huset er dit eget.',
      'Wir vermieten, kümmern uns und rechnen ab. Wann das Haus Ihnen selbst gehört, bestimmen Sie.',
      'We let it, look after it and settle up. You decide when the house is your own.',
    ),
    sections: [
      textSection(
        words(
          '## Hvad er tilbage efter skat?\n\nEn del af årets leje er skattefri, når du lejer ud gennem os. [Beregn, hvor meget](/tax-calculation/).',
          '## Was bleibt nach Steuern?\n\nEin Teil der Jahresmiete ist in Dänemark steuerfrei, wenn Sie über uns vermieten. [Rechnen Sie nach](/tax-calculation/).',
          '## What is left after tax?\n\nPart of the year’s rent is free of Danish tax when you let through us. [Work out how much](/tax-calculation/).',
        ),
      ),
      formSection('owner'),
    ],
  }),
].flat()
