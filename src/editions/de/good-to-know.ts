import type { goodToKnow as danish } from '../da/good-to-know.ts'

export const goodToKnow: typeof danish = {
  title: 'Gut zu wissen',
  times: 'Anreise ab {checkin} Uhr, Abreise bis {checkout} Uhr',
  texts: {
    notificationBuildingNearby: 'In der Nähe des Hauses kann gebaut werden',
    notificationNoYouthGroups: 'Das Haus wird nicht an Jugendgruppen vermietet',
    notificationKeyBox: 'Am Haus gibt es eine Schlüsselbox: Sie checken selbst ein',
    notificationNewHouse: 'Das Haus ist neu in der Vermietung',
    notificationRenovated: 'Das Haus ist frisch renoviert',
  },
  labels: {
    notificationBuildingNearby: 'Bauarbeiten in der Nähe möglich',
    notificationNoYouthGroups: 'Keine Vermietung an Jugendgruppen',
    notificationKeyBox: 'Schlüsselbox am Haus',
    notificationNewHouse: 'Neu in der Vermietung',
    notificationRenovated: 'Frisch renoviert',
  },
}
