import type { ConsentCategory } from '../../../contracts/consent.ts'
import type { Language, Text3 } from '../texts.ts'
import { words } from './entry.ts'

interface Kept {
  name: string
  category: ConsentCategory
  purpose: Text3
  duration: Text3
}

const month = words('30 dage', '30 Tage', '30 days')
const year = words('1 år', '1 Jahr', '1 year')
const hour = words('1 time', '1 Stunde', '1 hour')
const tab = words('til fanen lukkes', 'bis der Tab geschlossen wird', 'until the tab is closed')

/** Cookies and what else the site keeps in a browser, by the name it is found under there. */
const kept: Kept[] = [
  necessary('marehalm_consent', year, 'Husker dit svar her.', 'Merkt sich Ihre Auswahl hier.', 'Your answer here.'),
  necessary('marehalm_main_auth', month, 'Holder dig logget ind.', 'Hält Sie angemeldet.', 'Keeps you logged in.'),
  necessary(
    'marehalm_signed_in, marehalm_session, marehalm_session_asked',
    month,
    'Lader siderne og andre faner vide, at du er logget ind. Findes kun, mens du er det.',
    'Sagt den Seiten und anderen Tabs, dass Sie angemeldet sind. Nur solange Sie es sind.',
    'Tells pages and other tabs that you are logged in. Only while you are.',
  ),
  necessary(
    'marehalm_favorites',
    year,
    'De huse, du har sat hjerte ved.',
    'Die Häuser auf Ihrer Merkliste.',
    'The houses you have put a heart on.',
  ),
  necessary(
    'marehalm_favorites_account, marehalm_favorites_queue',
    year,
    'Holder listen ens i browseren og på din konto, når du er logget ind.',
    'Gleicht die Merkliste mit Ihrem Konto ab, wenn Sie angemeldet sind.',
    'Keeps the list alike here and in your account while you are logged in.',
  ),
  necessary(
    'marehalm_favorites_merged',
    year,
    'Husker efter en udlogning, hvilke huse på listen din konto kender, så dem, du har fjernet, ikke kommer igen.',
    'Merkt sich nach dem Abmelden, welche Häuser der Liste Ihr Konto kennt, damit entfernte nicht wiederkommen.',
    'After you log out, remembers which houses your account knows of, so that those you removed do not come back.',
  ),
  necessary(
    'marehalm_compare',
    words(
      'til du fjerner dem eller logger ud',
      'bis Sie sie entfernen oder sich abmelden',
      'until you remove them or log out',
    ),
    'De huse, du har valgt til sammenligning.',
    'Die Häuser, die Sie für den Vergleich gewählt haben.',
    'The houses you have chosen to compare.',
  ),
  necessary(
    'marehalm_searches',
    words('til du sletter dem', 'bis Sie sie löschen', 'until you delete them'),
    'De søgninger, du har gemt.',
    'Die Suchen, die Sie gespeichert haben.',
    'The searches you have saved.',
  ),
  necessary(
    'marehalm_arrival, marehalm-offline',
    words(
      'til du fjerner dem eller logger ud',
      'bis Sie sie entfernen oder sich abmelden',
      'until you remove them or log out',
    ),
    'Ankomstmapper, du har gemt til brug uden net, og dine noter i dem.',
    'Anreisemappen, die Sie offline gespeichert haben, und Ihre Notizen darin.',
    'Arrival packs you have saved for offline use, and your notes in them.',
  ),
  necessary(
    'marehalm_draft, marehalm_continue',
    words('7 dage, eller til du logger ud', '7 Tage oder bis Sie sich abmelden', '7 days, or until you log out'),
    'De bestillinger, du er i gang med, og kvitteringen for den, du har gennemført. Når du logger ud, slettes de.',
    'Ihre begonnenen Buchungen und die Bestätigung der abgeschlossenen. Beim Abmelden werden sie gelöscht.',
    'The bookings you have begun, and the confirmation of one you have made. Logging out deletes them.',
  ),
  necessary(
    'marehalm_typed',
    words(
      'til bestillingen er færdig, du logger ud, eller fanen lukkes',
      'bis zum Abschluss der Buchung, zum Abmelden oder bis der Tab geschlossen wird',
      'until the booking is done, you log out or the tab is closed',
    ),
    'Det, du har skrevet i en bestilling, så det står der endnu, hvis siden indlæses igen.',
    'Was Sie in einer Buchung eingegeben haben, damit es nach dem Neuladen noch da ist.',
    'What you have typed in a booking, so that it is still there after a reload.',
  ),
  necessary(
    'marehalm_receipt, marehalm_add_ons, marehalm_confirm, marehalm_reset',
    hour,
    'Fører dig fra en formular eller et link i en mail videre til svaret.',
    'Führt Sie von einem Formular oder einem Link in einer E-Mail weiter zur Antwort.',
    'Takes you from a form, or a link in an e-mail, on to the answer.',
  ),
  necessary(
    'marehalm_shared, marehalm_forget',
    words('til browseren lukkes', 'bis zum Schließen des Browsers', 'until the browser is closed'),
    'Husker, at andre også bruger enheden, så intet bliver liggende på den.',
    'Merkt sich, dass auch andere das Gerät benutzen, damit nichts darauf zurückbleibt.',
    'Notes that others use the device too, so that nothing stays on it.',
  ),
  necessary(
    'marehalm_shortlist, marehalm_shortlist_admin',
    words('90 dage', '90 Tage', '90 days'),
    'Dit navn og din stemme på en liste, som I deler.',
    'Ihr Name und Ihre Stimme auf einer gemeinsamen Liste.',
    'Your name and vote on a list that you share.',
  ),
  necessary(
    'marehalm_reloaded',
    tab,
    'Hindrer, at en side genindlæses igen og igen, når en fil mangler.',
    'Verhindert, dass eine Seite immer wieder lädt, wenn eine Datei fehlt.',
    'Stops a page from loading over and over when a file is missing.',
  ),
  {
    name: 'marehalm_viewed',
    category: 'functional',
    purpose: words(
      'De seneste 24 huse, du har set på. Listen forlader kun browseren, når du beder om at få den som mail.',
      'Die letzten 24 angesehenen Häuser. Die Liste verlässt den Browser nur, wenn Sie sie sich senden lassen.',
      'The last 24 houses you looked at. The list leaves your browser only when you ask for it by e-mail.',
    ),
    duration: words('til du sletter den', 'bis Sie sie löschen', 'until you delete it'),
  },
  {
    name: 'marehalm_finds',
    category: 'functional',
    purpose: words(
      'Det, du senest har søgt efter.',
      'Wonach Sie zuletzt gesucht haben.',
      'What you last searched for.',
    ),
    duration: words('til du sletter det', 'bis Sie es löschen', 'until you delete it'),
  },
  {
    name: 'marehalm_search',
    category: 'functional',
    purpose: words(
      'Ønskerne fra din seneste søgning efter et hus.',
      'Die Wünsche Ihrer letzten Haussuche.',
      'The wishes of your last search for a house.',
    ),
    duration: month,
  },
]

/** As the settings of an edition hold them. */
export function keptEntries(edition: Language) {
  return kept.map(({ name, category, purpose, duration }) => ({
    name,
    category,
    purpose: purpose[edition],
    duration: duration[edition],
  }))
}

function necessary(name: string, duration: Text3, da: string, de: string, en: string): Kept {
  return { name, category: 'necessary', purpose: words(da, de, en), duration }
}
