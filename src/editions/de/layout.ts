import type {
  captcha as danishCaptcha,
  consent as danishConsent,
  errors as danishErrors,
  layout as danishLayout,
} from '../da/layout.ts'
import { facts } from './facts.ts'
import { layout as panel } from './search-panel.ts'

export const layout: typeof danishLayout = {
  tagline: 'Ferienhäuser an der dänischen Nordsee',
  skipToContent: 'Zum Inhalt springen',
  home: '{brand} – zur Startseite',
  mainMenu: 'Hauptmenü',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  seeAll: 'Mehr unter „{title}“',
  search: 'Suchen',
  searchHouses: 'Ferienhaus finden',
  favorites: 'Merkliste',
  login: 'Anmelden',
  ownerLogin: 'Anmeldung für Eigentümer',
  profile: 'Mein Konto',
  editProfile: 'Profil bearbeiten',
  myBookings: 'Meine Buchungen',
  logout: 'Abmelden',
  contact: 'Kontakt',
  openingHours: 'Öffnungszeiten',
  language: 'Sprache',
  breadcrumbs: 'Sie sind hier',
  ...panel,
  stepper: { fewer: '{field}: weniger', more: '{field}: mehr' },
  back: 'Zurück',
  showMore: 'Mehr anzeigen',
  showAll: 'Alle anzeigen',
  loading: 'Wird geladen …',
  newWindow: 'öffnet sich in einem neuen Fenster',
  today: 'Heute',
  closed: 'geschlossen',
  yes: 'Ja',
  no: 'Nein',
  hours: {
    span: '{from}–{to}\u00a0Uhr',
    open: 'bis {time}\u00a0Uhr erreichbar',
    email: 'zurzeit nur per E-Mail erreichbar',
    emailOpens: 'nur per E-Mail, telefonisch wieder {when}',
    closed: 'geschlossen',
    opens: 'wieder erreichbar {when}',
    today: 'ab {time}\u00a0Uhr',
    tomorrow: 'morgen ab {time}\u00a0Uhr',
    later: 'am {day} ab {time}\u00a0Uhr',
  },
  preview: { title: 'Vorschau', until: 'mit Entwürfen, bis {time}\u00a0Uhr', leave: 'Beenden' },
  footer: {
    explore: 'Entdecken',
    service: 'Hilfe und Service',
    certificates: 'Worauf Sie sich verlassen können',
    partners: 'Unsere Partner',
    pause: 'Anhalten',
    play: 'Fortsetzen',
    readReviews: 'Bewertungen bei {host} lesen',
    reviewsAt: 'Bewertungen bei {host}',
    office: 'Unser Büro vor Ort',
    offices: 'Unsere Büros vor Ort',
    officesLead: 'Kommen Sie vorbei, rufen Sie an oder schreiben Sie uns. Wir leben hier und kennen die Häuser.',
    getDirections: 'Auf der Karte anzeigen',
    followUs: 'Folgen Sie uns',
    contact: 'Impressum und Kontakt',
    privacy: 'Datenschutz',
    accessibility: 'Barrierefreiheit',
    cookies: 'Über Cookies',
    cookieSettings: 'Cookie-Einstellungen',
    forget: 'Gemeinsam genutztes Gerät: alles löschen',
    terms: 'Mietbedingungen',
    payment: 'Bezahlen Sie sicher per Überweisung, SEPA-Lastschrift, Visa oder Mastercard.',
    priceNote:
      'Alle Preise enthalten die Mehrwertsteuer und alle Pflichtkosten. Hinzu kommen Strom und gegebenenfalls Wasser und Heizung nach Verbrauch sowie bei manchen Häusern eine Kaution, die Sie nach der Abrechnung zurückerhalten.',
    complaints:
      'Sind Sie mit Ihrem Aufenthalt nicht zufrieden, schreiben Sie bitte zuerst an uns. Finden wir keine Lösung, können Sie sich an die dänische Schlichtungsstelle Ankenævnet for Feriehusudlejning wenden.',
    copyright: '© {year} {brand}',
    registration: 'CVR-Nr.',
    vatId: 'USt-IdNr.',
  },
}

export const errors: typeof danishErrors = {
  notFoundTitle: 'Diese Seite hat der Wind verweht',
  notFoundText:
    'Vielleicht ist die Seite umgezogen, oder die Adresse enthält einen Tippfehler. Von der Startseite aus oder mit der Suche kommen Sie weiter.',
  brokenTitle: 'Bei uns ist etwas schiefgegangen',
  brokenText:
    'Es liegt nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal oder rufen Sie uns an, dann helfen wir Ihnen weiter.',
  refusedTitle: 'Das Formular konnte nicht gesendet werden',
  refusedText:
    'Bei der Übertragung ist etwas schiefgegangen. Bitte gehen Sie zurück, laden Sie die Seite neu und senden Sie das Formular noch einmal ab.',
  tooMuchText: `Ihre Eingabe ist zu umfangreich: Der Text darf höchstens ${facts.formKilobytes}\u00a0kB groß sein, ein Bild höchstens ${facts.imageMegabytes}\u00a0MB. Bitte gehen Sie zurück, kürzen Sie den Text oder wählen Sie ein kleineres Bild und senden Sie das Formular noch einmal ab.`,
  tooManyTitle: 'Das ging etwas zu schnell',
  tooManyText:
    'Über Ihre Verbindung sind ungewöhnlich viele Anfragen eingegangen. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal. Ihre Eingaben bleiben erhalten.',
  tooManyCriteriaText:
    'Eine Suche kann höchstens {max} Filter haben, diese hat {count}. Bitte entfernen Sie einige davon oder beginnen Sie eine neue Suche.',
  toFrontPage: 'Zur Startseite',
  toSearch: 'Ferienhaus finden',
  tryAgain: 'Erneut versuchen',
  inTitle: 'Fehler',
  summaryTitle: 'Bitte prüfen Sie folgende Angaben',
  offline: 'Sie sind gerade offline, daher konnte die Seite nicht geladen werden. Bitte prüfen Sie die Verbindung.',
  unsent: 'Sie sind gerade offline, daher wurde nichts gesendet. Ihre Eingaben bleiben erhalten.',
  partMissing: 'Dieser Teil der Seite kann gerade nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
  partThere: 'Der fehlende Teil der Seite wird jetzt angezeigt.',
  trying: 'Wir versuchen es erneut …',
  asOf: 'Stand: heute, {time}\u00a0Uhr. Wir aktualisieren die Angaben so bald wie möglich.',
  asOfDay: 'Stand: {day}, {time}\u00a0Uhr. Wir aktualisieren die Angaben so bald wie möglich.',
  required: 'Bitte füllen Sie das Feld „{field}“ aus',
  invalidEmail: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de',
  invalidPhone: 'Bitte geben Sie eine Telefonnummer ein, möglichst mit Landesvorwahl',
  tooLong: 'Bitte geben Sie höchstens {max} Zeichen ein',
}

export const captcha: typeof danishCaptcha = {
  ask: {
    confirmed:
      'Bitte bestätigen Sie zuerst, dass Sie kein Roboter sind. Wenn Sie auf die Schaltfläche klicken, laden wir eine kurze Sicherheitsabfrage von {host}. Möchten Sie das nicht, erhalten Sie stattdessen eine E-Mail, mit der Sie Ihre Angaben per Klick bestätigen.',
    receiptHere:
      'Bitte bestätigen Sie zuerst, dass Sie kein Roboter sind. Wenn Sie auf die Schaltfläche klicken, laden wir eine kurze Sicherheitsabfrage von {host}. Sie können das Formular auch ohne diese Abfrage absenden; die Bestätigung erscheint dann hier auf der Seite und kommt nicht per E-Mail.',
    same: 'Bitte bestätigen Sie, dass Sie kein Roboter sind. Wenn Sie auf die Schaltfläche klicken, laden wir eine kurze Sicherheitsabfrage von {host}. Sie können auch ohne diese Abfrage fortfahren.',
  },
  start: 'Sicherheitsabfrage starten',
  waiting: 'Die Sicherheitsabfrage läuft noch …',
  unavailable: {
    confirmed:
      'Die Sicherheitsabfrage kann gerade nicht angezeigt werden. Sie können das Formular trotzdem absenden und erhalten dann eine E-Mail, in der Sie Ihre Angaben mit einem Klick bestätigen.',
    receiptHere:
      'Die Sicherheitsabfrage kann gerade nicht angezeigt werden. Sie können das Formular trotzdem absenden; die Bestätigung erscheint dann hier auf der Seite und kommt nicht per E-Mail.',
    same: 'Die Sicherheitsabfrage kann gerade nicht angezeigt werden. Sie können auch ohne sie fortfahren.',
  },
  noScript: {
    confirmed: 'Nach dem Absenden erhalten Sie eine E-Mail, in der Sie Ihre Angaben mit einem Klick bestätigen.',
    receiptHere: 'Die Bestätigung sehen Sie nach dem Absenden hier auf der Seite.',
  },
  failed:
    'Die Sicherheitsabfrage ist fehlgeschlagen oder abgelaufen. Bitte wiederholen Sie sie und senden Sie das Formular dann noch einmal ab.',
}

export const consent: typeof danishConsent = {
  title: 'Dürfen wir Cookies verwenden?',
  text: 'Dann finden Sie zuletzt angesehene Häuser wieder, und wir können Ladezeiten messen und Inhalte anderer Anbieter zeigen. Es geht auch ohne.',
  all: 'Alle erlauben',
  necessary: 'Nur notwendige',
  choose: 'Auswählen',
  settings: 'Cookie-Einstellungen',
  lead: 'Hier bestimmen Sie, welche Cookies diese Website in Ihrem Browser speichern darf. Sie können Ihre Auswahl jederzeit ändern.',
  save: 'Auswahl speichern',
  saved: 'Ihre Auswahl ist gespeichert. Sie gilt ein Jahr lang und lässt sich hier jederzeit ändern.',
  always: 'immer aktiv',
  name: 'Name',
  purpose: 'Zweck',
  duration: 'Speicherdauer',
  list: 'Das speichern wir',
  nothing: 'In dieser Kategorie speichern wir selbst nichts.',
  more: 'Mehr über Cookies',
  categories: {
    necessary: {
      title: 'Notwendig',
      text: 'Ohne diese Cookies können Sie sich nicht anmelden, nichts buchen und keine Merkliste führen.',
    },
    functional: {
      title: 'Komfortfunktionen',
      text: 'Ihr Browser merkt sich die zuletzt angesehenen Häuser und Ihre letzten Suchen, und Eigentümer können mit uns chatten.',
    },
    statistic: {
      title: 'Statistik',
      text: 'Wir messen, wie schnell Seiten erscheinen und wo Fehler auftreten. Namen, IP-Adressen und Suchanfragen speichern wir dabei nicht.',
    },
    marketing: {
      title: 'Filme und Bewertungen von anderen Anbietern',
      text: 'Filme und Bewertungen, die bei anderen Anbietern liegen, erscheinen, ohne dass wir jedes Mal fragen. Diese Anbieter erfahren von Ihrem Besuch und können eigene Cookies setzen.',
    },
  },
  embed: {
    text: 'Der Inhalt liegt bei {host}. Beim Anzeigen erfährt der Anbieter Ihre IP-Adresse und kann Cookies setzen.',
    show: 'Inhalt von {host} anzeigen',
    always: 'Solche Inhalte immer anzeigen',
    open: 'Bei {host} öffnen',
  },
}
