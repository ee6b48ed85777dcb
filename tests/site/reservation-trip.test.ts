import { expect, test } from 'vitest'
import { type Given, openSite, origins } from './site.ts'

const period = { id: 1, season: 2028, fromDate: '2028-04-01', toDate: '2028-04-22', opensAt: '2027-03-01' }
const next = { id: 2, season: 2028, fromDate: '2028-04-22', toDate: '2028-05-20', opensAt: '2027-05-01' }
const given: Given = {
  broker: async () => ({
    lodging: {
      ...{ id: 17, name: 'BL1017', address1: 'Klitvej 1', postalCode: '6857', city: 'Blåvand' },
      ...{ descriptions: [], images: [], facilities: [] },
      vacationRental: { persons: 6, pets: 1, bedrooms: 3, bathrooms: 1, houseArea: 92, beachDistance: 300 },
    },
  }),
  booking: { deferredPeriods: async () => [period, next] },
}

async function valuesAt(query: string) {
  const response = await openSite(given).fetch(`${origins.de}/booking/reserve/?lodging=bl1017${query}`)
  expect(response.status).toBe(200)
  const html = await response.text()
  const chosen = (name: string) =>
    new RegExp(`<select[^>]* name="${name}".*?<option value="(\\d+)" selected`, 's').exec(html)?.[1]
  const arrival = /<input[^>]* name="arrival"[^>]*>/.exec(html)?.[0] ?? ''
  return {
    arrival: / value="([^"]*)"/.exec(arrival)?.[1],
    ...Object.fromEntries(['duration', 'adults', 'children', 'infants', 'pets'].map((name) => [name, chosen(name)])),
  }
}

test('a reservation begins with the days and the party of the link', async () => {
  const trip = '&arrival=2028-04-08&duration=11&adults=3&children=1&infants=1&pets=1'
  expect(await valuesAt(trip)).toEqual({
    ...{ arrival: '2028-04-08', duration: '11', adults: '3', children: '1', infants: '1', pets: '1' },
  })
})

test('a stay across two adjoining seasons that open later keeps its day', async () => {
  expect(await valuesAt('&arrival=2028-04-15&duration=14')).toMatchObject({ arrival: '2028-04-15', duration: '14' })
})

test('a day that can be booked now is not one to wait for', async () => {
  expect(await valuesAt('&arrival=2027-03-06&duration=7&adults=2')).toMatchObject({ arrival: undefined, duration: '7' })
})

test('what cannot be read leaves the form at its defaults', async () => {
  expect(await valuesAt('&arrival=soon&duration=-4&adults=x&pets=<b>')).toEqual({
    ...{ arrival: undefined, duration: '7', adults: '2', children: '0', infants: '0', pets: '0' },
  })
})
