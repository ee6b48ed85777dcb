import type { bookingFlow as danish } from '../da/booking-flow.ts'

export const bookingFlow: typeof danish = {
  change: {
    title: 'Der Preis hat sich geändert',
    lead: 'Sie haben {since} insgesamt {before} gesehen. Jetzt sind es {now}:',
    line: '{item}: {difference} {since}',
    from: '({before} → {now})',
    sinceTime: 'seit {time} Uhr',
    sinceDay: 'seit dem {day}, {time} Uhr',
    atTime: 'um {time} Uhr',
    atDay: 'am {day} um {time} Uhr',
    accept: 'Neuen Preis annehmen und weiter',
    mandatory: 'Endreinigung und weitere Pflichtkosten',
    gone: 'Ein Extra, das es bei diesem Haus nicht mehr gibt',
  },
  hold: {
    until: 'Wir halten das Haus bis {time} Uhr für Sie frei. So lange kann es niemand sonst buchen.',
    none: 'Im Moment halten wir das Haus nicht für Sie frei. Sicher haben Sie es, sobald Sie gebucht haben.',
    leave: 'Buchung abbrechen',
    release: 'Abbrechen und das Haus freigeben',
  },
  drafts: {
    title: 'Ihre begonnenen Buchungen',
    replacedTitle: 'Sie haben inzwischen eine andere Buchung begonnen',
    replacedText:
      'Diese Seite galt Haus {house}, {dates}. Es wurde nichts gesendet, und Ihre Angaben sind gespeichert. Mit welcher Buchung möchten Sie fortfahren?',
    endedText: 'Die Buchung auf dieser Seite ist beendet. Es wurde nichts gesendet.',
    house: 'Haus {house}',
    booked: 'Gebucht: {number}',
    open: 'Noch nicht gebucht',
    goOn: 'Mit Haus {house} fortfahren',
    see: 'Buchung von Haus {house} ansehen',
  },
  link: {
    title: 'Auf einem anderen Gerät weitermachen',
    lead: 'Erstellen Sie einen privaten Link und öffnen Sie ihn auf Ihrem Telefon oder Computer. Die Buchung zieht dorthin um, mit allem, was Sie eingegeben haben.',
    create: 'Link erstellen',
    label: 'Ihr privater Link',
    until: 'Gilt einmal, bis morgen um {time} Uhr. Geben Sie ihn nur weiter, wenn die Buchung gesehen werden darf.',
    continueTitle: 'Die Buchung hier fortsetzen?',
    continueText: 'Der Link führt zu einer Buchung des Hauses {house}, {dates}. Sie zieht auf dieses Gerät um.',
    continue: 'Hier fortsetzen',
    besides: 'Sie haben hier eine andere Buchung begonnen. Sie bleibt gespeichert, und Sie können zu ihr zurückkehren.',
    goneTitle: 'Der Link gilt nicht mehr',
    goneText:
      'Ein Link gilt einmal und für einen Tag. Erstellen Sie dort, wo Sie begonnen haben, einen neuen oder suchen Sie wieder ein Haus.',
  },
  reserve: {
    title: 'Für eine kommende Saison vormerken',
    lead: 'Haus {house} lässt sich so weit im Voraus noch nicht buchen, weil die Preise noch nicht feststehen. Lassen Sie sich vormerken, dann melden wir uns, sobald es so weit ist.',
    fact: 'Sie kaufen nichts: Das Haus ist damit nicht gebucht, und die Vormerkung kostet nichts, auch nicht, wenn Sie es sich anders überlegen.',
    factLabel: 'Hinweis',
    period: '{from} – {to}: Preise ab {opens}',
    across:
      'Der Aufenthalt darf sich über mehrere Zeiträume erstrecken und auch in einer Zeit beginnen oder enden, für die es schon Preise gibt.',
    outside:
      'Der Aufenthalt muss in den Zeiträumen oben liegen. Stehen die Preise aller Nächte schon fest, buchen Sie ihn bitte wie gewohnt.',
    sold: 'Ein Teil der Nächte ist schon buchbar und bereits vergeben. Bitte wählen Sie andere Tage.',
    none: 'Zurzeit gibt es keinen Zeitraum zum Vormerken: Alles, was wir vermieten, hat einen Preis und ist buchbar.',
    name: 'Ihr Name',
    submit: 'Vormerken',
    link: 'Sie möchten später reisen, als es Preise gibt? Lassen Sie sich für dieses Haus vormerken',
  },
}
