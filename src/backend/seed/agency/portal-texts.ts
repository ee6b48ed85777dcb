import type { Language } from '../texts.ts'

export interface PortalTexts {
  titles: readonly string[]
  /** A review is one of each: what happened first, what stood out, how it ended. */
  beginnings: readonly string[]
  middles: readonly string[]
  endings: readonly string[]
}

export const portalTexts: Record<Language, Record<'good' | 'middling' | 'bad', PortalTexts>> = {
  da: {
    good: {
      titles: [
        'Nemt fra start til slut',
        'Rigtig god service',
        'Ærlige beskrivelser',
        'Ikke sidste gang',
        'Hurtig hjælp',
        'Kan anbefales',
        'Dejlig ferie',
        'Styr på det hele',
        'Fem stjerner herfra',
        'Som det skal være',
      ],
      beginnings: [
        'Vi fandt huset på ti minutter, og prisen til sidst var den samme som den, vi så først.',
        'Vi kom for sent til kontoret, men nøglen lå klar, og næste dag blev der ringet for at høre, om alt var i orden.',
        'Huset var præcis som beskrevet, også det med den bumlede vej det sidste stykke.',
        'Vi lejer gennem Marehalm hvert år og er aldrig blevet skuffede.',
        'Vaskemaskinen strejkede en søndag. Mandag formiddag stod der en ny.',
        'Vi måtte flytte ugen på grund af sygdom, og det blev klaret i én telefonsamtale.',
        'Vi ledte efter et hus til tre generationer og fik god hjælp i telefonen.',
        'Første gang vi lejede med hund, og alt var tænkt igennem.',
      ],
      middles: [
        'Der var rent, sengene var gode, og der lå brænde klar.',
        'Det er rart, at man på forhånd kan se, hvad andre har brugt i strøm.',
        'Beskrivelsen af adgangen til stranden passede på meteren.',
        'Personalet på kontoret er venligt og kender egnen.',
        'Alt i køkkenet virkede, og der var endda skarpe knive.',
        'Anmeldelserne fra andre gæster gav et ærligt billede.',
      ],
      endings: [
        'Sådan burde det altid være.',
        'Vi har allerede bestilt til næste sommer.',
        'Tak for en god uge!',
        'Vi kommer igen.',
        'Varme anbefalinger herfra.',
        'Ingen overraskelser på regningen.',
      ],
    },
    middling: {
      titles: ['Fint hus, lang ventetid', 'Okay', 'Svingende', 'Næsten godt'],
      beginnings: [
        'Huset var godt, men vi ventede længe i telefonen på ankomstdagen.',
        'Rengøringen før os kunne have været bedre.',
        'Første hus var fantastisk, det næste knap så godt.',
      ],
      middles: [
        'Resten var i orden.',
        'Der blev rettet op på det, da vi ringede.',
        'Beliggenheden var til gengæld i top.',
      ],
      endings: ['Vi fik et mindre beløb tilbage.', 'Læs anmeldelserne, før du vælger.', 'Alt i alt tre stjerner.'],
    },
    bad: {
      titles: ['Skuffede', 'Ikke rent', 'Kunne være bedre'],
      beginnings: [
        'Vildmarksbadet virkede ikke hele ugen.',
        'Der var ikke gjort rent på badeværelset.',
        'Varmen var ikke tændt, da vi kom i februar.',
      ],
      middles: [
        'Der kom først nogen om torsdagen.',
        'Vi fik hjælp, men først dagen efter.',
        'Det tog to dage, før nogen svarede på vores mail.',
      ],
      endings: ['Det havde vi ikke ventet til den pris.', 'Ærgerligt, for stedet er smukt.'],
    },
  },
  de: {
    good: {
      titles: [
        'Unkompliziert von Anfang bis Ende',
        'Sehr freundlicher Service',
        'Ehrliche Beschreibung',
        'Immer wieder',
        'Schnelle Hilfe',
        'Sehr zu empfehlen',
        'Erholung pur',
        'Alles bestens',
        'Gern wieder',
        'So soll es sein',
      ],
      beginnings: [
        'Haus gefunden, gebucht, angekommen: Der Preis am Ende war genau der, den wir am Anfang gesehen hatten.',
        'Wir kamen erst spät am Abend an. Der Schlüssel lag bereit, und am nächsten Morgen fragte jemand nach, ob alles in Ordnung sei.',
        'Alles war so wie beschrieben, auch die Entfernung zum Strand.',
        'Wir buchen seit Jahren hier und sind noch nie enttäuscht worden.',
        'Am Sonntag fiel der Kühlschrank aus, am Montagvormittag stand ein neuer in der Küche.',
        'Wegen Krankheit mussten wir die Woche verschieben; ein Anruf genügte.',
        'Wir suchten ein Haus für drei Familien und zwei Hunde und wurden in Ruhe auf Deutsch beraten.',
        'Zum ersten Mal mit Hund gebucht, und an alles war gedacht.',
      ],
      middles: [
        'Das Haus war sauber, die Betten waren gut, und Kaminholz lag bereit.',
        'Man sieht vorher, was andere Gäste an Strom verbraucht haben; unsere Abrechnung lag fast genau dort.',
        'Die Mitarbeiter im Büro sind freundlich und kennen die Gegend.',
        'In der Küche funktionierte alles, sogar die Messer waren scharf.',
        'Die Bewertungen der anderen Gäste haben ein ehrliches Bild gegeben.',
        'Versteckte Kosten gab es keine.',
      ],
      endings: [
        'So sollte es immer sein.',
        'Nächstes Jahr kommen wir wieder.',
        'Vielen Dank für eine schöne Woche!',
        'Großes Lob.',
        'Wir empfehlen es gern weiter.',
        'Die nächste Buchung steht schon.',
      ],
    },
    middling: {
      titles: ['Haus gut, Telefon überlastet', 'Ganz in Ordnung', 'Durchwachsen', 'Fast gut'],
      beginnings: [
        'Das Haus war schön, aber am Anreisetag hingen wir lange in der Warteschleife.',
        'Die Reinigung vor uns war nicht gründlich.',
        'Die Lage ist toll, die Betten sind eher weich.',
      ],
      middles: [
        'Nach unserem Anruf wurde nachgebessert.',
        'Der Rest war in Ordnung.',
        'Für den Preis hatten wir etwas mehr erwartet.',
      ],
      endings: [
        'Unterm Strich drei Sterne.',
        'Einen kleinen Betrag haben wir zurückbekommen.',
        'Vielleicht geben wir dem Ganzen noch eine Chance.',
      ],
    },
    bad: {
      titles: ['Leider enttäuscht', 'Kaltes Haus', 'Nicht noch einmal'],
      beginnings: [
        'Die Sauna ging die ganze Woche nicht.',
        'Bei der Ankunft im Februar war das Haus ausgekühlt.',
        'Das Bad war nicht geputzt.',
      ],
      middles: [
        'Der Techniker kam erst am Donnerstag.',
        'Auf unsere E-Mail kam zwei Tage lang keine Antwort.',
        'Geholfen wurde uns, aber erst am nächsten Tag.',
      ],
      endings: ['Für diesen Preis darf das nicht passieren.', 'Schade, denn die Gegend ist wunderschön.'],
    },
  },
  en: {
    good: {
      titles: [
        'Easy from start to finish',
        'Helpful people',
        'Honest descriptions',
        'Would book again',
        'Quick to help',
        'Recommended',
        'A proper rest',
        'No surprises',
      ],
      beginnings: [
        'The price at the end was the price we saw first.',
        'Our ferry was late and it was dark when we arrived, but the key was ready and someone rang next morning to see that all was well.',
        'The house was exactly as described, including the bumpy last stretch of road.',
        'This was our third house with Marehalm.',
        'The dishwasher gave up on Sunday; a new one was in by Monday noon.',
        'We had to move our week because of illness, and one phone call settled it.',
      ],
      middles: [
        'Clean house, good beds and a beach with nobody on it.',
        'We could see what other guests had used in electricity, and our bill came out very close.',
        'The people in the office speak English and know the area.',
        'Everything in the kitchen worked, and the knives were even sharp.',
        'The other guests’ reviews gave a fair picture.',
      ],
      endings: [
        'More companies should try it.',
        'We shall be back.',
        'What more could you want?',
        'Thank you for a good week.',
        'Already looking at next year.',
      ],
    },
    middling: {
      titles: ['Nice house, slow replies', 'Decent', 'Mixed'],
      beginnings: ['We waited three days for an answer to an e-mail.', 'The cleaning could have been better.'],
      middles: ['It was put right when we asked.', 'The house itself was fine.'],
      endings: ['Three stars overall.', 'The setting made up for it.'],
    },
    bad: {
      titles: ['Disappointing', 'Cold house'],
      beginnings: ['The hot tub did not work all week.', 'The heating was off when we arrived in February.'],
      middles: ['Nobody came until Thursday.', 'It took a day to get warm.'],
      endings: ['Not what we expected at the price.', 'A pity, as the place is lovely.'],
    },
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
