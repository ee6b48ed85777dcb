import type { Language } from '../texts.ts'

type Review = readonly [title: string, text: string]

export const portalTexts: Record<Language, Record<'good' | 'middling' | 'bad', readonly Review[]>> = {
  da: {
    good: [
      [
        'Nemt fra start til slut',
        'Vi fandt huset på ti minutter, og prisen til sidst var den samme som den, vi så først. Sådan burde det altid være.',
      ],
      [
        'Rigtig god service',
        'Vi kom for sent til kontoret, men nøglen lå klar, og der blev ringet for at høre, om alt var i orden.',
      ],
      [
        'Ærlige beskrivelser',
        'Huset var præcis som beskrevet, også det med den bløde vej det sidste stykke. Det sætter vi pris på.',
      ],
      [
        'Fjerde gang, ikke sidste',
        'Vi lejer hvert år gennem Marehalm. Huse i orden, venlige mennesker i telefonen og aldrig overraskelser på regningen.',
      ],
      ['Hurtig hjælp', 'Vaskemaskinen strejkede en søndag. Mandag formiddag stod der en ny. Flot.'],
      [
        'Godt overblik over forbruget',
        'Dejligt, at man kan se, hvad andre har brugt i strøm. Vi ramte næsten tallet på kronen.',
      ],
      ['Let at ændre', 'Vi måtte flytte ugen på grund af sygdom. Det blev klaret i én telefonsamtale.'],
      ['Dejligt hus, dejlig strand', 'Alt fungerede, og der var rent. Vi har allerede bestilt til næste sommer.'],
    ],
    middling: [
      ['Fint hus, lang ventetid', 'Huset var godt, men vi ventede længe i telefonen for at få svar om nøglen.'],
      ['Okay', 'Rengøringen kunne have været bedre, resten var fint. Vi fik et mindre beløb tilbage.'],
      ['Svingende', 'Første hus var fantastisk, det næste knap så godt. Læs anmeldelserne grundigt.'],
    ],
    bad: [
      ['Skuffede', 'Vildmarksbadet virkede ikke hele ugen, og der kom først nogen om torsdagen.'],
      ['Ikke rent', 'Der var ikke gjort rent på badeværelset. Vi fik hjælp, men først dagen efter.'],
    ],
  },
  de: {
    good: [
      [
        'Unkompliziert von Anfang bis Ende',
        'Haus gefunden, gebucht, angekommen. Der Preis am Ende war genau der, den wir am Anfang gesehen hatten.',
      ],
      [
        'Sehr freundlicher Service',
        'Wir kamen erst spät am Abend an. Der Schlüssel lag bereit, und am nächsten Morgen fragte jemand nach, ob alles in Ordnung sei.',
      ],
      [
        'Ehrliche Beschreibung',
        'Alles war so wie beschrieben, auch die Entfernung zum Strand. Das ist leider nicht überall so.',
      ],
      [
        'Immer wieder',
        'Wir buchen seit Jahren hier. Gepflegte Häuser, freundliche Menschen am Telefon und keine versteckten Kosten.',
      ],
      [
        'Schnelle Hilfe',
        'Am Sonntag fiel der Kühlschrank aus, am Montagvormittag stand ein neuer in der Küche. Großes Lob!',
      ],
      [
        'Stromkosten gut planbar',
        'Man sieht vorher, was andere Gäste verbraucht haben. Unsere Abrechnung lag fast genau dort.',
      ],
      [
        'Gute Beratung',
        'Wir suchten ein Haus für drei Familien und zwei Hunde und wurden am Telefon in Ruhe und auf Deutsch beraten.',
      ],
      ['Traumhaus am Meer', 'Sauber, gemütlich, fünf Minuten zum Strand. Nächstes Jahr kommen wir wieder.'],
    ],
    middling: [
      [
        'Haus gut, Hotline überlastet',
        'Das Haus war schön, aber am Anreisetag haben wir lange in der Warteschleife gehangen.',
      ],
      ['Ganz in Ordnung', 'Die Endreinigung vor uns war nicht gründlich. Nach unserem Anruf wurde nachgebessert.'],
      ['Durchwachsen', 'Lage toll, die Betten eher weich. Für den Preis in Ordnung.'],
    ],
    bad: [
      ['Leider enttäuscht', 'Die Sauna ging die ganze Woche nicht, und der Techniker kam erst am Donnerstag.'],
      ['Kaltes Haus', 'Bei der Ankunft im Februar war das Haus ausgekühlt. Das darf nicht passieren.'],
    ],
  },
  en: {
    good: [
      ['Easy from start to finish', 'The price at the end was the price we saw first. More companies should try it.'],
      [
        'Helpful people',
        'Our ferry was late and it was dark when we arrived. The key was ready and someone rang next morning to see that all was well.',
      ],
      ['Honest descriptions', 'The house was exactly as described, including the bumpy last stretch of road.'],
      ['Would book again', 'Clean house, good beds and a beach with nobody on it. What more could you want?'],
      ['Quick to help', 'The dishwasher gave up on Sunday; a new one was in by Monday noon.'],
      [
        'Electricity explained',
        'We could see what other guests had used before we booked, and our bill came out very close.',
      ],
    ],
    middling: [
      ['Nice house, slow replies', 'We waited three days for an answer to an e-mail. The house itself was fine.'],
      ['Decent', 'The cleaning could have been better, though it was put right when we asked.'],
    ],
    bad: [['Disappointing', 'The hot tub did not work all week and nobody came until Thursday.']],
  },
}

export const portalAnswers: Record<Language, Record<'thanks' | 'sorry', string>> = {
  da: {
    thanks: 'Tak for de fine ord! Vi glæder os til at byde jer velkommen igen.',
    sorry: 'Tak, fordi du skrev det. Det er ikke godt nok, og vi har skrevet til dig for at finde en løsning.',
  },
  de: {
    thanks: 'Herzlichen Dank für die netten Worte! Wir freuen uns auf ein Wiedersehen.',
    sorry:
      'Danke für Ihre offenen Worte. Das entspricht nicht unserem Anspruch; wir haben Ihnen geschrieben, um eine Lösung zu finden.',
  },
  en: {
    thanks: 'Thank you for the kind words! We look forward to welcoming you again.',
    sorry:
      'Thank you for telling us. This is not good enough, and we have written to you to find a way to put it right.',
  },
}
