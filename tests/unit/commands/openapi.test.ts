import { readFileSync } from 'node:fs'
import { parse, print } from 'graphql'
import { expect, test } from 'vitest'
import { descriptions } from '../../../src/commands/openapi/descriptions.ts'

test.each(Object.entries(descriptions))('%s is of now: npm run openapi writes it', async (file, write) => {
  const read = file.endsWith('.json') ? JSON.parse : (text: string) => print(parse(text))
  expect(read(readFileSync(file, 'utf8'))).toEqual(read(await write()))
})
