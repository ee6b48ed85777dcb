import type { consent as danish } from '../da/consent.ts'

export const consent: typeof danish = {
  title: 'Dürfen wir etwas mehr speichern?',
  text: 'Die Seite funktioniert auch ohne. Stimmen Sie zu, merkt sie sich angesehene Häuser, wir sehen, wo sie langsam ist, und Filme und Bewertungen anderer Anbieter erscheinen sofort.',
  all: 'Alles erlauben',
  necessary: 'Nur Notwendiges',
  choose: 'Selbst auswählen',
  settings: 'Cookie-Einstellungen',
  lead: 'Hier bestimmen Sie, was diese Seite in Ihrem Browser speichern darf. Sie können Ihre Meinung jederzeit ändern.',
  save: 'Auswahl speichern',
  saved: 'Ihre Auswahl ist gespeichert. Sie gilt ein Jahr lang und lässt sich hier jederzeit ändern.',
  always: 'immer aktiv',
  name: 'Name',
  purpose: 'Zweck',
  duration: 'Speicherdauer',
  list: 'Das speichern wir',
  nothing: 'Wir selbst speichern hier nichts.',
  more: 'Mehr über Cookies',
  categories: {
    necessary: {
      title: 'Notwendig',
      text: 'Ohne sie können Sie sich weder anmelden noch buchen oder Häuser merken.',
    },
    functional: {
      title: 'Komfortfunktionen',
      text: 'Die Seite merkt sich, welche Häuser Sie angesehen haben, und Eigentümer können mit uns chatten.',
    },
    statistic: {
      title: 'Besuchsstatistik',
      text: 'Wir messen, wie schnell Seiten erscheinen und welche Skripte fehlschlagen. Ohne Namen, IP-Adresse oder Suchanfragen.',
    },
    marketing: {
      title: 'Filme und Bewertungen anderer Anbieter',
      text: 'Filme und Bewertungen, die bei anderen Firmen liegen, erscheinen, ohne dass wir jedes Mal fragen. Diese Firmen erfahren von Ihrem Besuch und können eigene Cookies setzen.',
    },
  },
  embed: {
    text: 'Liegt bei {host}. Beim Anzeigen erfährt der Anbieter Ihre IP-Adresse und kann Cookies setzen.',
    show: 'Von {host} anzeigen',
    always: 'Solche Inhalte immer anzeigen',
    open: 'Bei {host} öffnen',
  },
}
