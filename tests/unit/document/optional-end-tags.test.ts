import { expect, test } from 'vitest'
import { withoutOptionalEndTags } from '../../../src/document/optional-end-tags.ts'

test.each([
  ['<ul><li>a</li><li class="b">b<ol><li>c</li></ol></li></ul>', '<ul><li>a<li class="b">b<ol><li>c</ol></ul>'],
  ['<select><option>1</option><option value="2">2</option></select>', '<select><option>1<option value="2">2</select>'],
  [
    '<select><optgroup label="x"><option>1</option></optgroup><optgroup label="y"><option>2</option></optgroup></select>',
    '<select><optgroup label="x"><option>1</optgroup><optgroup label="y"><option>2</optgroup></select>',
  ],
])('%s has no end tag that a parser supplies', (html, short) => {
  expect(withoutOptionalEndTags(html)).toBe(short)
})

test.each([
  ['text follows', '<ul><li>a</li> and <li>b</li> </ul>'],
  ['nothing is known of what follows', '<li>a</li>'],
  ['words only look like tags', '<p>&lt;/li&gt;&lt;li&gt;</p>'],
  ['a name only begins alike', '<ul><li>a</li><link rel="x"></ul>'],
])('an end tag stays where %s', (_, html) => {
  expect(withoutOptionalEndTags(html)).toBe(html)
})
