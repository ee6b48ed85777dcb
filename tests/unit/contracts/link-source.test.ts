import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LinkSourceSchema } from '../../../src/contracts/link-source.ts'

const target = { sys: { type: 'Link', linkType: 'Entry', id: 'page-1' } }
const text = { nodeType: 'text', value: 'x', marks: [], data: {} }

test('links are found at any depth of a rich text; what it embeds is none', () => {
  const json = {
    nodeType: 'document',
    data: {},
    content: [
      { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'hyperlink', data: { uri: '/a/' }, content: [text] }] },
      {
        nodeType: 'unordered-list',
        data: {},
        content: [
          {
            nodeType: 'list-item',
            data: {},
            content: [{ nodeType: 'entry-hyperlink', data: { target }, content: [] }],
          },
        ],
      },
      { nodeType: 'embedded-entry-block', data: { target: { sys: { ...target.sys, id: 'embedded' } } }, content: [] },
    ],
  }
  expect(v.parse(LinkSourceSchema, { sys: { id: 'one' }, title: null, body: { json } })).toEqual({
    id: 'one',
    title: '',
    urls: ['/a/'],
    entries: ['page-1'],
  })
})

test('a link of its own and a linked entry are both told; an entry without either leads nowhere', () => {
  const sys = { id: 'one' }
  expect(
    v.parse(LinkSourceSchema, { sys, title: 'T', customLink: '/b/', internalLink: { sys: { id: 'page-2' } } }),
  ).toEqual({ id: 'one', title: 'T', urls: ['/b/'], entries: ['page-2'] })
  expect(v.parse(LinkSourceSchema, { sys, title: 'T', body: null, customLink: '' })).toEqual({
    id: 'one',
    title: 'T',
    urls: [],
    entries: [],
  })
})
