import type { bookingFlow as danish } from '../da/booking-flow.ts'

export const bookingFlow: typeof danish = {
  change: {
    title: 'Der Preis hat sich geändert',
    lead: 'Der Gesamtpreis betrug {since} {before}. Jetzt sind es {now}. Das hat sich geändert:',
    line: '{item}: {difference} {since}',
    from: '({before} → {now})',
    sinceTime: 'seit {time}\u00a0Uhr',
    sinceDay: 'seit dem {day}, {time}\u00a0Uhr',
    atTime: 'um {time}\u00a0Uhr',
    atDay: 'am {day} um {time}\u00a0Uhr',
    accept: 'Neuen Preis akzeptieren und fortfahren',
    gone: 'Eine Zusatzleistung, die nicht mehr buchbar ist',
  },
  hold: {
    until: {
      one: 'Wir halten das Haus bis {time}\u00a0Uhr für Sie frei.',
      other: 'Wir halten die Häuser bis {time}\u00a0Uhr für Sie frei.',
    },
    none: {
      one: 'Noch frei. Sicher ist es Ihnen mit der Buchung.',
      other: 'Noch frei. Sicher sind sie Ihnen mit der Buchung.',
    },
    leave: 'Buchung abbrechen',
    byOtherTitle: 'Ein anderer Gast bucht gerade diesen Termin',
    byOther:
      'Der Termin ist bis {time}\u00a0Uhr für einen anderen Gast reserviert. Wird er bis dahin nicht gebucht, ist er wieder frei.',
    inBooking:
      'Dieser Termin wird gerade gebucht und ist bis {time}\u00a0Uhr reserviert. Kommt die Buchung nicht zustande, ist er danach wieder frei.',
    isYours: 'Buchen Sie ihn gerade selbst? Zu Ihrer Buchung',
    byYouTitle: 'Sie buchen diesen Termin bereits',
    byYou: 'Diesen Termin haben Sie selbst reserviert, in einer anderen Buchung, die Sie hier begonnen haben.',
    toBookings: 'Zu Ihren Buchungen',
    again: 'Prüfen, ob der Termin jetzt frei ist',
  },
  discard: {
    title: 'Begonnene Buchung abbrechen?',
    text: 'Haus {house}, {dates}. Ihre Auswahl und Ihre Angaben werden gelöscht, und wir halten nichts mehr für Sie frei. Gebucht ist noch nichts.',
    submit: 'Ja, abbrechen',
    keep: 'Weiter buchen',
  },
  together: {
    thanks: 'Vielen Dank, Ihre Häuser sind gebucht',
    mails: 'Sie erhalten zu jedem Haus eine eigene E-Mail mit eigener Buchungsnummer.',
    order: { one: '{count} Haus in einer Buchung', other: '{count} Häuser in einer Buchung' },
    orderLead:
      'Sie buchen alle Häuser mit einem Klick: Entweder bekommen Sie alle, oder es wird nichts gebucht. Jedes Haus erhält eine eigene Buchungsnummer und lässt sich einzeln stornieren.',
    apart:
      'Die Häuser lassen sich im Moment nur nacheinander buchen. Gebucht ist noch nichts. Buchen Sie zuerst dieses Haus; für das nächste genügt danach ein Klick, denn Ihre Angaben sind gespeichert.',
    sum: 'Alle Häuser zusammen',
    extras: '{title} für Haus {house}',
    place: 'Haus {place} von {count}',
    with: 'Zusammen mit Haus {house}',
    held: 'Wir halten es ebenfalls bis {time}\u00a0Uhr für Sie frei.',
    toHold: 'Sobald Sie zum nächsten Schritt gehen, halten wir alle Häuser gleichzeitig für Sie frei.',
    notHeld: 'Im Moment halten wir Haus {house} nicht für Sie frei. Sicher ist es Ihnen erst mit der Buchung.',
    booked: 'Gebucht: {number}',
    sent: 'Die Buchung ist abgeschickt, wir wissen aber noch nicht, ob sie angekommen ist.',
    heldByOther:
      'Haus {house} ist bis {time}\u00a0Uhr für einen anderen Gast reserviert. Wird es bis dahin nicht gebucht, ist es wieder frei.',
    gone: 'Haus {house} ist an diesen Tagen nicht mehr frei.',
    neither: 'Deshalb halten wir auch dieses Haus noch nicht für Sie frei.',
    alone: 'Nur Haus {house} buchen',
    call: 'Rufen Sie uns an: Wir helfen Ihnen gern, ein anderes Haus in der Nähe zu finden. Die Nummer steht unten auf der Seite.',
    others: 'Andere Häuser im selben Zeitraum ansehen',
    cancellation:
      'Die Beträge gelten für alle Häuser zusammen. Jedes Haus lässt sich einzeln stornieren; dann gilt derselbe Prozentsatz, berechnet vom Preis dieses Hauses.',
    total: 'Alle Häuser zusammen: {total}',
    next: 'Buchen Sie jetzt Haus {house}',
    nextHeld: 'Wir halten es bis {time}\u00a0Uhr für Sie frei. Ihr Name und Ihre Adresse sind bereits eingetragen.',
  },
  alert: {
    title: 'Benachrichtigung, wenn der Termin frei wird',
    lead: 'Haus {house}, {dates}',
    what: 'Sie erhalten eine einzige E-Mail: wenn der Termin wieder frei ist oder wenn ihn ein anderer Gast gebucht hat. Spätestens einen Tag danach löschen wir Ihre Anfrage samt Adresse.',
    submit: 'Benachrichtigung anfordern',
    freeNow: 'Der Termin ist jetzt frei. Sie können ihn gleich buchen.',
    book: 'Aufenthalt buchen',
    limited:
      'Für diesen Termin oder diese E-Mail-Adresse liegen gerade zu viele Anfragen vor. Bitte versuchen Sie es später noch einmal.',
    waitingTitle: 'Wir benachrichtigen Sie',
    waiting: 'Sie erhalten eine E-Mail, wenn der Termin wieder frei ist oder wenn ihn ein anderer Gast gebucht hat.',
    cancel: 'Meine Anfrage löschen',
    cancelled: 'Wir haben Ihre Anfrage und damit auch Ihre Adresse gelöscht.',
    confirmTitle: 'Ein Schritt fehlt noch',
    toConfirm: 'Wir haben Ihnen eine E-Mail gesendet. Klicken Sie darin auf die Schaltfläche, dann gilt Ihre Anfrage.',
    confirmAsk: 'Sollen wir Ihnen eine E-Mail senden, wenn der Termin frei wird?',
    over: 'Diese Anfrage gibt es nicht mehr: Sie wurde bereits erledigt oder gelöscht, oder sie ist abgelaufen.',
    purpose: 'E-Mail, wenn der Termin frei wird',
    failed: 'Das hat leider nicht funktioniert. Bitte versuchen Sie es gleich noch einmal.',
  },
  drafts: {
    title: 'Ihre begonnenen Buchungen',
    replacedTitle: 'Sie haben inzwischen eine andere Buchung begonnen',
    replacedText:
      'Diese Seite gehörte zur Buchung von Haus {house}, {dates}. Es wurde nichts gesendet, und Ihre Angaben sind gespeichert. Mit welcher Buchung möchten Sie fortfahren?',
    endedText: 'Die Buchung, zu der diese Seite gehörte, ist nicht mehr offen. Es wurde nichts gesendet.',
    house: 'Haus {house}',
    booked: 'Gebucht: {number}',
    open: 'Noch nicht gebucht',
    goOn: 'Mit Haus {house} fortfahren',
    see: 'Buchung von Haus {house} ansehen',
  },
  cancelled: {
    title: 'Diese Buchung ist storniert',
    text: 'Buchung {number}, Haus {house}, {dates}.',
    seeStay: 'Aufenthalt noch einmal ansehen',
  },
  link: {
    title: 'Auf einem anderen Gerät weitermachen',
    lead: 'Erstellen Sie einen privaten Link und öffnen Sie ihn auf Ihrem Handy oder Computer. Die Buchung wird mit allen Eingaben dorthin übertragen.',
    create: 'Link erstellen',
    label: 'Ihr privater Link',
    until:
      'Er gilt nur einmal und bis morgen um {time}\u00a0Uhr. Geben Sie ihn nur an Personen weiter, die die Buchung sehen dürfen.',
    continueTitle: 'Möchten Sie die Buchung hier fortsetzen?',
    continueText:
      'Sie buchen Haus {house}, {dates}. Die Buchung wird mit den bisher gespeicherten Angaben hierher übertragen.',
    continue: 'Hier fortsetzen',
    besides:
      'Sie haben hier eine andere Buchung begonnen. Diese bleibt gespeichert, und Sie können zu ihr zurückkehren.',
    goneTitle: 'Der Link gilt nicht mehr',
    goneText:
      'Ein Link gilt nur einmal und höchstens einen Tag lang. Erstellen Sie auf dem ersten Gerät einen neuen oder suchen Sie das Haus noch einmal.',
  },
  reserve: {
    title: 'Für eine kommende Saison vormerken lassen',
    lead: 'Haus {house} lässt sich so weit im Voraus nicht buchen, weil die Preise noch nicht feststehen. Lassen Sie sich vormerken, dann melden wir uns, sobald sie festgelegt sind.',
    fact: 'Damit ist das Haus noch nicht gebucht. Die Vormerkung kostet nichts, und Sie können sie jederzeit zurückziehen.',
    factLabel: 'Hinweis',
    period: '{from} – {to}: Die Preise stehen ab dem {opens} fest',
    across:
      'Der Aufenthalt darf mehrere Zeiträume umfassen und auch in einem beginnen oder enden, für den es schon Preise gibt.',
    outside:
      'Mindestens eine Nacht muss in einem der oben genannten Zeiträume liegen; für Nächte außerhalb dieser Zeiträume muss es schon Preise geben. Gibt es für alle Nächte Preise, buchen Sie den Aufenthalt bitte wie gewohnt.',
    sold: 'Ein Teil der Nächte ist bereits gebucht. Bitte wählen Sie einen anderen Zeitraum.',
    none: 'Zurzeit ist keine Vormerkung nötig: Für alle unsere Häuser stehen die Preise fest, Sie können also direkt buchen.',
    name: 'Ihr Name',
    submit: 'Vormerken lassen',
    link: 'Noch keine Preise für Ihren Termin? Lassen Sie sich für dieses Haus vormerken',
  },
}
