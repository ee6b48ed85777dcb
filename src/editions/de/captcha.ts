import type { captcha as danish } from '../da/captcha.ts'

export const captcha: typeof danish = {
  ask: 'Bitte bestätigen Sie zuerst, dass Sie kein Roboter sind. Mit einem Klick laden wir eine kurze Prüfung von {host}. Möchten Sie das nicht, erhalten Sie stattdessen eine E-Mail, mit der Sie Ihre Angaben per Klick bestätigen.',
  start: 'Prüfung laden',
  waiting: 'Die Prüfung läuft noch …',
  unavailable:
    'Die Prüfung konnte nicht geladen werden. Sie können trotzdem absenden: Sie erhalten dann eine E-Mail, in der Sie mit einem Klick bestätigen.',
  byMail: 'Nach dem Absenden erhalten Sie eine E-Mail, in der Sie mit einem Klick bestätigen.',
  failed:
    'Die Prüfung ist fehlgeschlagen oder abgelaufen. Bitte wiederholen Sie sie und senden Sie das Formular dann noch einmal ab.',
  /** Of forms that are taken without it, too. */
  askFreely:
    'Bitte bestätigen Sie zuerst, dass Sie kein Roboter sind. Mit einem Klick laden wir eine kurze Prüfung von {host}. Sie können auch ohne diese Prüfung absenden, dann aber nur wenige Male pro Minute; die Bestätigung erscheint hier auf der Seite.',
  unavailableFreely:
    'Die Prüfung konnte nicht geladen werden. Sie können trotzdem absenden; die Bestätigung erscheint dann hier auf der Seite und kommt nicht per E-Mail.',
  withoutIt: 'Die Bestätigung sehen Sie nach dem Absenden hier auf der Seite.',
}
