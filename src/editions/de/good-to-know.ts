import type { goodToKnow as danish } from '../da/good-to-know.ts'

export const goodToKnow: typeof danish = {
  title: 'Gut zu wissen',
  times: 'Anreise ab {checkin} Uhr, Abreise bis {checkout} Uhr',
  texts: {
    notificationBuildingNearby: 'In der Nähe des Hauses sind Bauarbeiten möglich',
    notificationNoYouthGroups: 'Das Haus wird nicht an Jugendgruppen vermietet',
    notificationKeyBox:
      'Der Schlüssel liegt in einer Schlüsselbox am Haus, Sie sind also unabhängig von den Bürozeiten',
    notificationNewHouse: 'Das Haus ist neu in unserem Angebot',
    notificationRenovated: 'Das Haus ist frisch renoviert',
  },
  labels: {
    notificationBuildingNearby: 'Bauarbeiten in der Nähe möglich',
    notificationNoYouthGroups: 'Keine Vermietung an Jugendgruppen',
    notificationKeyBox: 'Schlüsselbox am Haus',
    notificationNewHouse: 'Neu im Angebot',
    notificationRenovated: 'Frisch renoviert',
  },
}
