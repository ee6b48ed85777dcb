import { expect, test } from 'vitest'
import { readCancelOutcome } from '../../../src/services/cancel-outcome.ts'
import { ServiceError } from '../../../src/services/service-error.ts'

const failed = (status: number, code: string) => Promise.reject(new ServiceError('auth', status, { error: { code } }))

test('a cancellation is told with its house, and a refusal with its reason', async () => {
  expect(await readCancelOutcome('auth', Promise.resolve({ data: { lodgingId: 17 } }))).toEqual({
    kind: 'cancelled',
    lodgingId: 17,
  })
  expect(await readCancelOutcome('auth', failed(409, 'fee_changed'))).toEqual({ kind: 'refused', code: 'fee_changed' })
})

test('a booking that the account does not have is unknown, whatever the service calls it', async () => {
  for (const code of ['not_found', 'unknown_booking', 'NoSuchBooking']) {
    expect(await readCancelOutcome('auth', failed(404, code))).toEqual({ kind: 'refused', code: 'unknown_booking' })
  }
})

test('what is no answer to a cancellation is a failure', async () => {
  for (const status of [0, 401, 429, 500, 503]) {
    await expect(readCancelOutcome('auth', failed(status, 'x'))).rejects.toThrow(ServiceError)
  }
})
