import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { originalsFolder } from '../../../src/backend/seed/originals.ts'
import { pictures } from '../../../src/backend/seed/pictures/catalogue.ts'
import { startEncoder } from '../../../src/commands/picture-encoder.ts'

const [{ file }] = pictures as readonly [(typeof pictures)[number]]

test('pictures are encoded by a process that gives way to all others, and one that cannot be encoded harms no other', async () => {
  const { encode, processId, stop } = startEncoder()
  onTestFinished(stop)
  expect(getPriority(processId)).toBe(19)
  await expect(encode({ path: '/there/is/no/such.webp', width: 320 })).rejects.toThrow('such.webp')
  const bytes = await encode({ path: fileURLToPath(new URL(file, originalsFolder)), width: 320 })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 320 })
})

test('what is encoded when the process has just been killed fails, and ends no other process', async () => {
  const { encode, processId } = startEncoder()
  process.kill(processId ?? 0, 'SIGKILL')
  // This process is busy, and has not noticed.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  await expect(encode({ path: fileURLToPath(new URL(file, originalsFolder)), width: 320 })).rejects.toThrow('has ended')
})

test('what is encoded when the process ends fails', async () => {
  const { encode, stop } = startEncoder()
  const encoded = encode({ path: fileURLToPath(new URL(file, originalsFolder)), width: 1600 })
  stop()
  await expect(encoded).rejects.toThrow('has ended')
})
