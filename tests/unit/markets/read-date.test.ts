import { expect, test, vi } from 'vitest'
import { formatDate, formatHour, readDay, readInstant } from '../../../src/markets/formats.ts'
import { markets } from '../../../src/markets/market.ts'

const [danish] = markets
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

test('a day and an instant are read', () => {
  logged.mockClear()
  expect(readDay('2027-07-03').toISOString()).toBe('2027-07-03T00:00:00.000Z')
  expect(readInstant('2027-07-03T15:00:00+02:00').toISOString()).toBe('2027-07-03T13:00:00.000Z')
  expect(formatHour(danish, '2027-07-03T13:00:00Z')).toBe('lør. 15.00')
  expect(logged).not.toHaveBeenCalled()
})

test.each(['3. juli 2027', '2027-13-40', '', '2027-07-03T10:00:00Z'])(
  '%j is no day: logged, and written as nothing',
  (text) => {
    logged.mockClear()
    expect(readDay(text).getTime()).toBeNaN()
    expect(logged).toHaveBeenCalledWith('Unknown date format', `${text}T00:00:00Z`)
    expect(formatDate(danish, text)).toBe('')
  },
)

test.each(['2027-07-03', '15:00', 'yesterday', '2027-07-03T15:00'])(
  '%j is no instant: logged, and written as nothing',
  (text) => {
    logged.mockClear()
    expect(readInstant(text).getTime()).toBeNaN()
    expect(logged).toHaveBeenCalledWith('Unknown datetime format', text)
    expect(formatHour(danish, text)).toBe('')
  },
)
