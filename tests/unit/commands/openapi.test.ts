import { expect, test } from 'vitest'
import description from '../../../client/public/api/openapi.json' with { type: 'json' }
import { describeApi } from '../../../src/commands/openapi/describe-api.ts'

test('the description that the site serves is the one of its endpoints: npm run openapi writes it', async () => {
  expect(description).toEqual(JSON.parse(JSON.stringify(await describeApi())))
})
