import fc from 'fast-check'
import { expect, inject, test } from 'vitest'

test('within workerd, too, properties take their seed from the run', () => {
  expect(fc.readConfigureGlobal()).toMatchObject({ seed: inject('properties').seed })
})
