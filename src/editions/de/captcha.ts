import type { captcha as danish } from '../da/captcha.ts'

export const captcha: typeof danish = {
  ask: 'Vor dem Senden: Mit einem Klick zeigen Sie, dass Sie kein Roboter sind. Dafür laden wir eine kleine Prüfung von {host}. Wenn Sie das nicht möchten, erhalten Sie stattdessen eine E-Mail, in der Sie mit einem Klick bestätigen.',
  start: 'Prüfung laden',
  waiting: 'Wir warten noch auf die Prüfung …',
  unavailable:
    'Die Prüfung konnte nicht geladen werden. Senden Sie trotzdem ab: Sie erhalten dann eine E-Mail, in der Sie mit einem Klick bestätigen.',
  byMail: 'Nach dem Absenden erhalten Sie eine E-Mail, in der Sie mit einem Klick bestätigen.',
  failed:
    'Die Prüfung ist fehlgeschlagen oder abgelaufen. Bitte wiederholen Sie sie und senden Sie das Formular dann noch einmal ab.',
  /** Of forms that are taken without it, too. */
  askFreely:
    'Vor dem Absenden: Mit einem Klick zeigen Sie, dass Sie kein Programm sind. Dafür laden wir eine kleine Prüfung von {host}. Es geht auch ohne, aber nur wenige Male in der Minute und ohne Bestätigung per E-Mail.',
  unavailableFreely:
    'Die Prüfung ließ sich nicht laden. Senden Sie trotzdem; die Bestätigung sehen Sie dann hier auf der Seite statt per E-Mail.',
  withoutIt: 'Die Bestätigung sehen Sie nach dem Absenden hier auf der Seite.',
}
