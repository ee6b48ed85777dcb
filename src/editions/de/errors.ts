import type { errors as danish } from '../da/errors.ts'

export const errors: typeof danish = {
  notFoundTitle: 'Diese Seite hat der Wind verweht',
  notFoundText:
    'Wir suchen sie zwischen den Dünen. Vielleicht ist die Seite umgezogen oder die Adresse enthält einen Tippfehler.',
  brokenTitle: 'Bei uns ist etwas schiefgegangen',
  brokenText:
    'Es liegt nicht an Ihnen. Versuchen Sie es gleich noch einmal oder rufen Sie uns an – wir helfen Ihnen weiter.',
  refusedTitle: 'Das konnten wir nicht annehmen',
  refusedText:
    'Das Formular kam nicht so an, wie es sollte. Bitte gehen Sie zurück, laden Sie die Seite neu und senden Sie es noch einmal ab.',
  tooMuchText:
    'Ihre Sendung ist zu groß: Text darf höchstens 256 kB haben, ein Bild 12 MB. Bitte gehen Sie zurück, kürzen Sie Ihre Angaben und senden Sie sie noch einmal ab.',
  tooManyTitle: 'Das ging etwas zu schnell',
  tooManyText:
    'Von Ihrer Verbindung kamen ungewöhnlich viele Anfragen. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal: Ihre Eingaben sind noch da.',
  tooManyCriteriaText:
    'Eine Suche kann höchstens {max} Kriterien haben, diese hat {count}. Bitte entfernen Sie einige davon oder beginnen Sie eine neue Suche.',
  toFrontPage: 'Zur Startseite',
  toSearch: 'Ferienhaus finden',
  tryAgain: 'Erneut versuchen',
  summaryTitle: 'Bitte prüfen Sie folgende Angaben',
  offline: 'Sie sind gerade nicht mit dem Internet verbunden. Die Seite konnte nicht geladen werden.',
  unsent: 'Sie sind gerade nicht mit dem Internet verbunden. Es wurde nichts gesendet, Ihre Eingaben sind noch da.',
  partMissing: 'Dieser Teil der Seite kann gerade nicht angezeigt werden.',
  partThere: 'Der fehlende Teil der Seite wird jetzt angezeigt.',
  trying: 'Wir versuchen es erneut …',
  asOf: 'Stand: heute, {time} Uhr. Wir aktualisieren die Angaben so bald wie möglich.',
  asOfDay: 'Stand: {day}, {time} Uhr. Wir aktualisieren die Angaben so bald wie möglich.',
  required: 'Bitte füllen Sie das Feld „{field}“ aus',
  invalidEmail: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@beispiel.de',
  invalidPhone: 'Bitte geben Sie eine Telefonnummer an, möglichst mit Landesvorwahl',
  tooLong: 'Bitte höchstens {max} Zeichen',
}
