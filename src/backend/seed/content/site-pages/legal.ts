import { type SeededEntry, words } from '../entry.ts'
import { page, textSection } from './page-builder.ts'

export const legalPages: SeededEntry[] = [
  page({
    name: 'privacy',
    slug: words('privatlivspolitik', 'datenschutz', 'privacy'),
    title: words('Privatlivspolitik', 'Datenschutzerklärung', 'Privacy'),
    excerpt: words(
      'Hvilke oplysninger vi har om dig, hvorfor, hvor længe, og hvordan du får dem set, rettet eller slettet.',
      'Welche Daten wir über Sie haben, wozu, wie lange, und wie Sie sie einsehen, berichtigen oder löschen lassen.',
      'What we know about you, why, for how long, and how to see it, correct it or have it deleted.',
    ),
    sections: [
      textSection(
        words(
          'Dataansvarlig er Marehalm Feriehusudlejning ApS, Stormgade 18, 6960 Hvide Sande, [privatliv@marehalm.example](mailto:privatliv@marehalm.example).\n\n## Når du bestiller\n\nVi gemmer navn, adresse, mail, telefon og opholdets detaljer, fordi vi ellers ikke kan holde aftalen (GDPR artikel 6, stk. 1, litra b). Husets ejer får dit navn og antallet af gæster. Bogføringsloven kræver, at bilagene gemmes i fem år; derefter slettes de.\n\n## Når du kigger dig om\n\nSiden virker uden, at du siger ja til noget. Favoritter og din seneste søgning gemmes i din egen browser, fordi du har bedt om det. Statistik og indhold fra andre firmaer hentes kun, hvis du har sagt ja; se [cookies](entry:page-cookies).\n\n## Når du skriver til os\n\nBeskeder gemmes i to år, så vi kan se, hvad vi har aftalt. Det er vores berettigede interesse (litra f).\n\n## Hvem der ellers ser dine data\n\nVores driftsleverandør, betalingstjenesten og den, der sender vores mails og sms’er. Alle arbejder efter vores instruks og i EU.\n\n## Dine rettigheder\n\nDu kan få indsigt, få rettet og slettet, begrænse, gøre indsigelse og få dine data med dig. Skriv til os, så svarer vi inden en måned. Du kan klage til Datatilsynet.',
          'Verantwortlich ist die Marehalm Feriehusudlejning ApS, Stormgade 18, 6960 Hvide Sande, Dänemark, [datenschutz@marehalm.example](mailto:datenschutz@marehalm.example).\n\n## Wenn Sie buchen\n\nWir speichern Name, Anschrift, E-Mail, Telefonnummer und die Einzelheiten des Aufenthalts, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Der Eigentümer des Hauses erfährt Ihren Namen und die Zahl der Gäste. Belege bewahren wir nach dänischem Buchführungsrecht fünf Jahre auf und löschen sie danach.\n\n## Wenn Sie sich umsehen\n\nDie Seite funktioniert, ohne dass Sie in etwas einwilligen. Favoriten und Ihre letzte Suche liegen in Ihrem eigenen Browser, weil Sie diese Funktionen nutzen (§ 25 Abs. 2 Nr. 2 TDDDG). Statistik und Inhalte anderer Anbieter laden wir erst mit Ihrer Einwilligung; siehe [Cookies](entry:page-cookies).\n\n## Wenn Sie uns schreiben\n\nNachrichten bewahren wir zwei Jahre auf, um Absprachen nachvollziehen zu können. Das ist unser berechtigtes Interesse (Buchst. f).\n\n## Wer Ihre Daten noch sieht\n\nUnser Hosting-Anbieter, der Zahlungsdienst und der Versender unserer E-Mails und SMS, alle nach unserer Weisung und innerhalb der EU.\n\n## Ihre Rechte\n\nSie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Widerspruch und Datenübertragbarkeit. Schreiben Sie uns; die Antwort kommt innerhalb eines Monats. Beschweren können Sie sich bei der dänischen Aufsicht Datatilsynet oder bei der Behörde Ihres Bundeslandes.',
          'The controller is Marehalm Feriehusudlejning ApS, Stormgade 18, 6960 Hvide Sande, Denmark, [privacy@marehalm.example](mailto:privacy@marehalm.example).\n\n## When you book\n\nWe keep your name, address, e-mail, phone number and the details of your stay, since we could not honour the agreement otherwise (GDPR, Article 6(1)(b)). The owner of the house is told your name and the number of guests. Danish bookkeeping law has us keep receipts for five years, after which they are deleted.\n\n## When you look around\n\nThe site works without your agreeing to anything. Favourites and your last search live in your own browser because you asked for them. Statistics, and content from other companies, load only if you have said yes; see [cookies](entry:page-cookies).\n\n## When you write to us\n\nMessages are kept for two years so that we can see what was agreed, which is our legitimate interest (point f).\n\n## Who else sees your data\n\nOur hosting provider, the payment service and whoever sends our e-mails and texts. All act on our instructions, within the EU.\n\n## Your rights\n\nYou may see your data, have it corrected or deleted, restrict its use, object, and take it with you. Write to us and you will hear within a month. You may complain to the Danish supervisor, Datatilsynet, or to your own.',
        ),
      ),
    ],
  }),
  page({
    name: 'cookies',
    slug: words('cookies', 'cookies', 'cookies'),
    title: words('Cookies', 'Cookies', 'Cookies'),
    excerpt: words(
      'Hvad siden gemmer i din browser, hvorfor, og hvor længe. Alt, der kan undværes, venter på dit ja.',
      'Was diese Seite in Ihrem Browser speichert, wozu und wie lange. Alles Entbehrliche wartet auf Ihr Ja.',
      'What this site keeps in your browser, why, and for how long. Whatever it can do without waits for your yes.',
    ),
    sections: [
      textSection(
        words(
          '## Det nødvendige\n\nNogle cookies kan siden ikke undvære: den, der holder dig logget ind, den, der husker bestillingen, mens du udfylder den, og dine favoritter. De kommer først, når du bruger det, de hører til. Dem skal vi ikke spørge om.\n\n## Det, vi spørger om\n\n- **Funktioner**: din browser husker de seneste 24 huse, du har set på, og husejere kan chatte med os.\n- **Statistik**: vi måler, hvor hurtigt siderne kommer frem, og hvilke scripts der fejler. Uden navn, IP-adresse eller søgning, og vi gemmer målingerne i 30 dage.\n- **Film og anmeldelser fra andre**: film og anmeldelser, der ligger hos andre firmaer, vises med det samme. Ellers ser du et stillbillede og vælger fra gang til gang.\n\nAlt er slået fra, indtil du siger ja, og det er lige så let at sige nej. Svaret gælder i et år.\n\n## Se listen, og skift mening\n\nUnder [Cookieindstillinger](/cookie-settings/) står hver cookie med navn, formål og varighed, og der kan du trække dit ja tilbage. Så sletter vi også det, der var gemt.',
          '## Notwendig\n\nOhne einige Cookies geht es nicht: Das eine hält Sie angemeldet, ein anderes merkt sich die Buchung, während Sie sie ausfüllen, ein drittes Ihre Merkliste. Sie entstehen erst, wenn Sie die Funktion nutzen (§ 25 Abs. 2 Nr. 2 TDDDG), und brauchen keine Einwilligung.\n\n## Nur mit Ihrer Einwilligung\n\n- **Komfortfunktionen**: Ihr Browser merkt sich die letzten 24 angesehenen Häuser, und Eigentümer können mit uns chatten.\n- **Statistik**: Wir messen, wie schnell Seiten erscheinen und welche Skripte scheitern. Ohne Namen, IP-Adresse oder Suchanfragen; die Messwerte bleiben 30 Tage.\n- **Filme und Bewertungen anderer Anbieter**: Was bei anderen Firmen liegt, erscheint sofort. Sonst sehen Sie ein Standbild und entscheiden von Fall zu Fall.\n\nAlles bleibt aus, bis Sie zustimmen; Ablehnen ist genauso einfach. Ihre Antwort gilt ein Jahr lang.\n\n## Liste und Widerruf\n\nUnter [Cookie-Einstellungen](/cookie-settings/) steht jedes Cookie mit Name, Zweck und Speicherdauer. Dort widerrufen Sie Ihre Einwilligung auch; was gespeichert war, wird dann gelöscht.',
          '## The necessary ones\n\nA few cookies the site cannot do without: the one that keeps you logged in, the one that remembers your booking while you fill it in, and your favourites. They appear only once you use what they belong to, and we need not ask about them.\n\n## The ones we ask about\n\n- **Conveniences**: your browser remembers the last 24 houses you looked at, and owners can chat with us.\n- **Statistics**: we measure how quickly pages appear and which scripts fail. No names, IP addresses or searches, and the figures are kept for 30 days.\n- **Films and reviews from elsewhere**: what other companies keep is shown at once. Otherwise you see a still picture and decide each time.\n\nEverything stays off until you say yes, and saying no is just as easy. Your answer holds for a year.\n\n## See the list, change your mind\n\n[Cookie settings](/cookie-settings/) lists every cookie with its name, purpose and duration, and lets you take your yes back. Whatever had been kept is deleted then.',
        ),
      ),
    ],
  }),
  page({
    name: 'accessibility',
    slug: words('tilgaengelighed', 'barrierefreiheit', 'accessibility'),
    title: words('Tilgængelighed', 'Barrierefreiheit', 'Accessibility'),
    excerpt: words(
      'Siden skal kunne bruges af alle. Her står, hvad vi har gjort, og hvem du skriver til, når det halter.',
      'Diese Seite soll für alle benutzbar sein. Was wir dafür tun und an wen Sie sich wenden, wenn es irgendwo hakt.',
      'Everybody should be able to use this site. What we have done about that, and whom to tell where it falls short.',
    ),
    sections: [
      textSection(
        words(
          'Vi følger WCAG 2.2 på niveau AA. Alt kan betjenes med tastatur, billeder har en beskrivelse, farver har kontrast nok, og siden virker, også når scripts er slået fra. Bevægelser stopper, hvis din enhed har bedt om ro.\n\n## Det, vi ved halter\n\n- Kortet kan være svært at bruge med skærmlæser. Listen ved siden af viser de samme huse.\n- Videoer fra huse har ikke altid undertekster.\n\n## Husene selv\n\nSøg på trinfri adgang, og se mål på døre og bad i beskrivelsen. Ring gerne: vi kører ud og måler.\n\nSkriv til [tilgaengelighed@marehalm.example](mailto:tilgaengelighed@marehalm.example), hvis noget driller. Vi svarer inden fem hverdage. Erklæringen er gennemgået i november 2026.',
          'Wir richten uns nach den WCAG 2.2 auf Stufe AA und dem Barrierefreiheitsstärkungsgesetz. Alles lässt sich mit der Tastatur bedienen, Bilder haben eine Beschreibung, Farben genügend Kontrast, und die Seite funktioniert auch ohne Skripte. Bewegungen entfallen, wenn Ihr Gerät darum bittet.\n\n## Wo es noch hakt\n\n- Die Karte ist mit einem Screenreader schwer zu bedienen. Die Liste daneben zeigt dieselben Häuser.\n- Videos aus den Häusern haben nicht immer Untertitel.\n\n## Die Häuser selbst\n\nSuchen Sie nach stufenlosem Zugang; Maße von Türen und Bad stehen in der Beschreibung. Rufen Sie gern an: Wir fahren hin und messen nach.\n\nBarrieren melden Sie bitte an [barrierefrei@marehalm.example](mailto:barrierefrei@marehalm.example). Sie hören innerhalb von fünf Werktagen von uns. Stand dieser Erklärung: November 2026.',
          'We follow WCAG 2.2 at level AA. Everything can be worked from the keyboard, pictures are described, colours have enough contrast, and the site works with scripts off. Motion stops if your device asks for that.\n\n## What we know falls short\n\n- The map is hard going with a screen reader. The list beside it shows the same houses.\n- Videos of houses do not always have subtitles.\n\n## The houses themselves\n\nSearch for step-free access, and look for the widths of doors and bathrooms in the description. Do ring: we will drive over and measure.\n\nWrite to [accessibility@marehalm.example](mailto:accessibility@marehalm.example) if something gets in your way. We reply within five working days. This statement was last reviewed in November 2026.',
        ),
      ),
    ],
  }),
].flat()
