import type { weather as danish } from '../da/weather.ts'

export const weather: typeof danish = {
  title: 'Das Wetter {place}',
  hours: 'Die nächsten Stunden',
  days: 'Die nächsten Tage',
  usual: 'Das übliche Wetter',
  range: '{low} bis {high} °C',
  forecast: 'Vorhersage, Stand {at}. Quelle:',
  licence: 'unter der Lizenz',
  climate: 'Keine Vorhersage, sondern das für die Jahreszeit übliche Wetter.',
  kinds: {
    clearsky: 'klar',
    fair: 'heiter',
    partlycloudy: 'wolkig',
    cloudy: 'bedeckt',
    fog: 'Nebel',
    lightrain: 'leichter Regen',
    rain: 'Regen',
    heavyrain: 'starker Regen',
    showers: 'Schauer',
    sleet: 'Schneeregen',
    snow: 'Schnee',
    thunder: 'Gewitter',
  },
}
