import type { errors as danish } from '../da/errors.ts'
import { facts } from './facts.ts'

export const errors: typeof danish = {
  notFoundTitle: 'Diese Seite hat der Wind verweht',
  notFoundText:
    'Vielleicht ist die Seite umgezogen, oder die Adresse enthält einen Tippfehler. Gehen Sie zur Startseite oder suchen Sie ein Ferienhaus.',
  brokenTitle: 'Bei uns ist etwas schiefgegangen',
  brokenText:
    'Es liegt nicht an Ihnen. Versuchen Sie es gleich noch einmal oder rufen Sie uns an – wir helfen Ihnen weiter.',
  refusedTitle: 'Das Formular konnte nicht gesendet werden',
  refusedText:
    'Bei der Übertragung ist etwas schiefgegangen. Bitte gehen Sie zurück, laden Sie die Seite neu und senden Sie das Formular noch einmal ab.',
  tooMuchText: `Ihre Eingabe ist zu umfangreich: Text darf höchstens ${facts.formKilobytes} kB umfassen, ein Bild ${facts.imageMegabytes} MB. Bitte gehen Sie zurück, kürzen Sie Ihre Eingabe und senden Sie sie noch einmal ab.`,
  tooManyTitle: 'Das ging etwas zu schnell',
  tooManyText:
    'Über Ihre Verbindung kamen ungewöhnlich viele Anfragen. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal. Ihre Eingaben sind noch da.',
  tooManyCriteriaText:
    'Eine Suche kann höchstens {max} Kriterien haben, diese hat {count}. Bitte entfernen Sie einige davon oder beginnen Sie eine neue Suche.',
  toFrontPage: 'Zur Startseite',
  toSearch: 'Ferienhaus finden',
  tryAgain: 'Erneut versuchen',
  summaryTitle: 'Bitte prüfen Sie folgende Angaben',
  offline: 'Sie sind gerade offline, daher konnte die Seite nicht geladen werden. Bitte prüfen Sie die Verbindung.',
  unsent: 'Sie sind gerade offline, daher wurde nichts gesendet. Ihre Eingaben sind noch da.',
  partMissing: 'Dieser Teil der Seite kann gerade nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
  partThere: 'Der fehlende Teil der Seite wird jetzt angezeigt.',
  trying: 'Wir versuchen es erneut …',
  asOf: 'Stand: heute, {time} Uhr. Wir aktualisieren die Angaben so bald wie möglich.',
  asOfDay: 'Stand: {day}, {time} Uhr. Wir aktualisieren die Angaben so bald wie möglich.',
  required: 'Bitte füllen Sie das Feld „{field}“ aus',
  invalidEmail: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de',
  invalidPhone: 'Bitte geben Sie eine Telefonnummer ein, möglichst mit Landesvorwahl',
  tooLong: 'Bitte geben Sie höchstens {max} Zeichen ein',
}
