import type { weather as danish } from '../da/weather.ts'

export const weather: typeof danish = {
  title: 'The weather {place}',
  hours: 'The next few hours',
  days: 'The next few days',
  usual: 'The usual weather',
  range: '{low} to {high} °C',
  forecast: 'Forecast as of {at}. Source:',
  licence: 'under',
  climate: 'Not a forecast, but the usual weather for the time of year.',
  kinds: {
    clearsky: 'clear',
    fair: 'mostly clear',
    partlycloudy: 'partly cloudy',
    cloudy: 'overcast',
    fog: 'fog',
    lightrain: 'light rain',
    rain: 'rain',
    heavyrain: 'heavy rain',
    showers: 'showers',
    sleet: 'sleet',
    snow: 'snow',
    thunder: 'thunder',
  },
}
