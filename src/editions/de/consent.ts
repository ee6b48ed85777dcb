import type { consent as danish } from '../da/consent.ts'

export const consent: typeof danish = {
  title: 'Dürfen wir Cookies verwenden?',
  text: 'Die Website funktioniert auch mit den notwendigen allein. Stimmen Sie allen zu, merkt sich Ihr Browser, welche Häuser Sie angesehen haben, wir sehen, wo die Seite langsam ist, und Filme und Bewertungen anderer Anbieter erscheinen sofort.',
  all: 'Alle Cookies erlauben',
  necessary: 'Nur notwendige Cookies',
  choose: 'Selbst auswählen',
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
      text: 'Ohne sie können Sie sich nicht anmelden, nicht buchen und keine Häuser merken.',
    },
    functional: {
      title: 'Komfortfunktionen',
      text: 'Ihr Browser merkt sich, welche Häuser Sie angesehen haben, und Eigentümer können mit uns chatten.',
    },
    statistic: {
      title: 'Statistik',
      text: 'Wir messen, wie schnell Seiten erscheinen und welche Skripte fehlschlagen. Ohne Namen, IP-Adresse oder Suchanfragen.',
    },
    marketing: {
      title: 'Filme und Bewertungen anderer Anbieter',
      text: 'Filme und Bewertungen, die bei anderen Anbietern liegen, erscheinen, ohne dass wir jedes Mal fragen. Diese Anbieter erfahren von Ihrem Besuch und können eigene Cookies setzen.',
    },
  },
  embed: {
    text: 'Der Inhalt liegt bei {host}. Beim Anzeigen erfährt der Anbieter Ihre IP-Adresse und kann Cookies setzen.',
    show: 'Von {host} anzeigen',
    always: 'Solche Inhalte immer anzeigen',
    open: 'Bei {host} öffnen',
  },
}
