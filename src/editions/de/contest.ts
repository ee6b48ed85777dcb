import type { contest as danish } from '../da/contest.ts'

export const contest: typeof danish = {
  description:
    '{contest}: alle Bilder, die ersten Plätze und der Preis unseres Fotowettbewerbs rund um die dänische Nordsee.',
  open: 'Der Wettbewerb läuft',
  planned: 'Der Wettbewerb hat noch nicht begonnen',
  ended: 'Der Wettbewerb ist beendet',
  reward: 'Das gibt es zu gewinnen',
  prize: 'Der Preis',
  conditions: 'Teilnahmebedingungen',
  enter: 'Bild einsenden',
  winners: 'Die ersten drei Plätze',
  place: '{number}. Platz',
  latest: 'Die neuesten Bilder',
  all: 'Alle Bilder',
  seeAll: 'Alle {count} Bilder ansehen',
  years: 'Frühere Jahre',
  none: 'Es gibt noch keine Bilder. Ihres könnte das erste sein.',
  noneEnded: 'Zu diesem Wettbewerb gab es keine Einsendungen.',
  more: '{contest}: weitere Bilder',
  entered: 'Eingesandt am {date}',
}
