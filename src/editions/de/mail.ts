import type { mail as danish } from '../da/mail.ts'
import { facts } from './facts.ts'

export const mail: typeof danish = {
  loginPurpose: 'Anmeldung bei Ihrem Konto',
  hello: 'Guten Tag {name}',
  helloPlain: 'Guten Tag',
  greeting: 'Mit freundlichen Grüßen',
  team: 'Ihr Team von {brand}',
  registration: 'CVR-Nr. {number}',
  phone: 'Telefon {phone}',
  address: '{address}, Dänemark',
  footer: 'Ferienhäuser an der dänischen Nordsee',
  linkHint: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  resetPassword: {
    subject: 'Wählen Sie ein neues Passwort',
    text: 'Sie möchten ein neues Passwort? Hier können Sie es wählen.',
    button: 'Passwort wählen',
    note: {
      one: 'Der Link gilt {count} Minute und lässt sich nur einmal verwenden. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail bitte: Ihr Passwort bleibt unverändert.',
      other:
        'Der Link gilt {count} Minuten und lässt sich nur einmal verwenden. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail bitte: Ihr Passwort bleibt unverändert.',
    },
  },
  invitation: {
    subject: 'Ihr Konto bei {brand}',
    text: 'wir haben ein Konto für Sie angelegt. Wählen Sie ein Passwort, dann sind Sie angemeldet.',
    note: {
      one: 'Der Link gilt {count} Tag und lässt sich nur einmal verwenden. Ist er abgelaufen, schicken wir Ihnen gern einen neuen.',
      other:
        'Der Link gilt {count} Tage und lässt sich nur einmal verwenden. Ist er abgelaufen, schicken wir Ihnen gern einen neuen.',
    },
  },
  accountDeleted: {
    subject: 'Ihr Konto ist gelöscht',
    text: 'wie gewünscht haben wir Ihr Konto gelöscht. Name, Anschrift, Passwort und Merkliste des Kontos sind entfernt, und Sie sind auf allen Geräten abgemeldet.',
    stays: `Gebuchte Aufenthalte bleiben gebucht. Sie sehen sie über den Link in der Bestätigung. Die Belege bewahren wir ${facts.bookkeepingYears} Jahre auf, wie es das dänische Buchführungsgesetz verlangt.`,
    note: 'Wenn Sie das nicht waren, melden Sie sich bitte bei uns: Wer das Konto gelöscht hat, kannte Ihr Passwort.',
  },
  loginWarning: {
    subject: 'Anmeldeversuche bei Ihrem Konto',
    text: 'jemand hat mehrmals versucht, sich mit einem falschen Passwort bei Ihrem Konto anzumelden. Die Versuche sind gescheitert, und Sie können sich weiterhin wie gewohnt anmelden.',
    advice:
      'Wenn Sie es selbst waren, brauchen Sie nichts zu tun. Andernfalls empfehlen wir Ihnen ein langes Passwort, das Sie nirgendwo sonst verwenden.',
    button: 'Neues Passwort wählen',
    note: 'Auf solche Versuche weisen wir Sie höchstens einmal am Tag hin, auch wenn sie andauern.',
  },
  shareFavorites: {
    subject: '{name} möchte Ihnen Ferienhäuser an der dänischen Nordsee zeigen',
    text: {
      one: '{name} hat ein Ferienhaus gefunden und möchte es Ihnen zeigen.',
      other: '{name} hat {count} Ferienhäuser gefunden und möchte sie Ihnen zeigen.',
    },
    button: 'Liste ansehen',
    note: '{name} hat Ihnen diese eine E-Mail über unsere Website geschickt. Wir speichern Ihre Adresse nicht und schreiben Ihnen nicht noch einmal.',
  },
  formReceipt: {
    subject: '{title}: Ihre Nachricht ist angekommen',
    text: 'vielen Dank für Ihre Nachricht. Sie ist angekommen. Wenn sie eine Antwort erfordert, melden wir uns so bald wie möglich bei Ihnen.',
    reference: 'Ihre Vorgangsnummer',
    facts: 'Es geht um',
  },
  formNotice: {
    mentioned: 'Im Formular genannt',
    seeInbox: 'Im Posteingang öffnen',
    seeBooking: 'Buchung ansehen',
    seeHouse: 'Haus ansehen',
    subject: 'Formular: {title} ({reference})',
    heading: 'Formular: {title}',
    text: 'Auf der Website wurde ein Formular ausgefüllt.',
    reference: 'Vorgangsnummer',
  },
  taxCalculation: {
    subject: 'Ihre Steuerberechnung',
    text: 'hier ist die Berechnung, die Sie auf unserer Website erstellt haben.',
    given: 'Ihre Angaben',
    result: 'Das Ergebnis',
    note: 'Die Berechnung dient der Orientierung. Ihre endgültige Steuer setzt die Steuerbehörde fest.',
  },
  addonReceipt: {
    subject: 'Zusatzleistungen zur Buchung {number}',
    text: 'vielen Dank, Ihre Zusatzleistungen sind gebucht. Um alles Weitere kümmern wir uns.',
    number: 'Buchungsnummer',
    lines: 'Neue Zusatzleistungen',
    booked: 'Ihre Buchung insgesamt',
    total: 'Summe',
  },
  lodgingViews: {
    subject: 'Die Häuser, die Sie sich angesehen haben',
    text: 'hier finden Sie die Häuser wieder, die Sie sich angesehen haben.',
  },
  stayAlert: {
    free: {
      subject: 'Wieder frei: {house}, {dates}',
      text: 'der Termin, nach dem Sie gefragt haben, ist wieder frei: {house}, {dates}. Er ist nicht für Sie reserviert: Wer zuerst bucht, bekommt ihn.',
      button: 'Aufenthalt buchen',
    },
    taken: {
      subject: 'Nicht mehr frei: {house}, {dates}',
      text: 'der Termin, nach dem Sie gefragt haben, wurde von einem anderen Gast gebucht: {house}, {dates}.',
      similar: 'Diese ähnlichen Häuser sind im selben Zeitraum frei:',
      button: 'Alle freien Häuser ansehen',
    },
    note: 'Sie haben diese eine E-Mail auf unserer Website angefordert. Wir haben Ihre Anfrage gelöscht und schreiben Ihnen dazu nicht noch einmal.',
  },
  confirm: {
    subject: 'Bitte bestätigen: {purpose}',
    text: 'bitte bestätigen Sie, dass diese Anfrage von Ihnen stammt: „{purpose}“.',
    button: 'Bestätigen',
    note: {
      one: 'Der Link gilt {count} Stunde. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail bitte.',
      other: 'Der Link gilt {count} Stunden. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail bitte.',
    },
  },
  booking: {
    together: 'Zusammen gebucht mit',
    togetherTotal: 'Alle Häuser zusammen',
    togetherNote:
      'Zu jedem Haus erhalten Sie eine eigene E-Mail mit eigener Buchungsnummer. Jedes Haus können Sie zu den vereinbarten Bedingungen einzeln stornieren.',
    subject: 'Ihre Buchung {number}: {house}',
    text: 'Ihre Buchung ist bestätigt. Hier steht alles, was vereinbart ist; am besten bewahren Sie diese E-Mail auf.',
    steps: {
      arrivalMail: `Die Wegbeschreibung und alles zur Schlüsselübergabe senden wir Ihnen ${facts.arrivalMailDays} Tage vor der Anreise per E-Mail, bei kurzfristigen Buchungen sofort.`,
      houseReady: 'Am Anreisetag ist das Haus ab {time}\u00a0Uhr für Sie bereit.',
    },
    seeHouse: 'Haus ansehen',
    reply: 'Wenn Sie Fragen haben, antworten Sie einfach auf diese E-Mail.',
    link: 'Buchung öffnen',
    linkText:
      'Hier können Sie ohne Anmeldung alles ansehen, Zusatzleistungen hinzubuchen oder die Buchung stornieren. Der Link gilt bis einschließlich {date}. Bitte geben Sie ihn nicht weiter, denn wer ihn hat, kann Ihre Buchung ansehen und ändern.',
  },
  bookingCancelled: {
    subject: 'Ihre Buchung {number} ist storniert: {house}',
    title: 'Ihre Buchung ist storniert',
    text: 'Ihre Buchung wurde nach den vereinbarten Bedingungen storniert. Der Termin ist wieder für andere frei.',
  },
  officeNews: {
    kinds: {
      cancellation: 'Stornierung',
      booking: 'Neue Buchung',
      reservation: 'Neue Vormerkung für eine kommende Saison',
      'add-on': 'Neue Zusatzleistungen',
      comment: 'Neuer Kommentar',
      'contest-image': 'Neues Bild zum Fotowettbewerb',
      sms: 'Neue SMS-Anmeldung',
    },
    several: { one: '{count} Neuigkeit von der Website', other: '{count} Neuigkeiten von der Website' },
    text: 'Das ist über die Website eingegangen. Die Links führen ins Redaktionssystem.',
    author: 'Von',
    pays: 'Der Gast zahlt',
    words: 'Text',
    open: 'Im Redaktionssystem öffnen',
    more: {
      one: 'Und {count} weitere Neuigkeit im Redaktionssystem.',
      other: 'Und {count} weitere Neuigkeiten im Redaktionssystem.',
    },
  },
}
