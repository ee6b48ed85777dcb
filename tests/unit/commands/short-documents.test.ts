import { expect, test } from 'vitest'
import { withoutIndents } from '../../../src/commands/short-documents.ts'

test('a GraphQL document loses its indentation, and neither a line nor anything else of its module', () => {
  const module = (indents: readonly [string, string, string]) => {
    const [first, second, last] = indents
    const document = `\`\n${first}query A {\n${second}b(c: "d  e") { $` + `{fields(\`e\`)} }\n${last}}\n${last}\``
    return `const a = {\n  document: /* GraphQL */ ${document},\n  b: \`\n  c\`,\n}\n`
  }
  expect(withoutIndents(module(['    ', '      ', '  ']))).toBe(module(['', '', '']))
})
