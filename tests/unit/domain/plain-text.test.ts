import { expect, test } from 'vitest'
import { plainText } from '../../../src/domain/plain-text.ts'

test.each([
  ['<p>Tæt på<br>havet</p><p>R&amp;D</p>', 'Tæt på havet R&D'],
  ['1&nbsp;km &lt;&#228;&#xE5;&shy;&gt; &quot;Havet&quot; &copy;', '1 km <äå> "Havet" &copy;'],
  ['Ring [phone label=&quot;til os&quot;] <a href="/x"', 'Ring til os'],
  [
    '<p>Se <a href="/x">priser</a>, <strong>vilkår</strong>.</p><article>m<sup>2</sup></article>',
    'Se priser, vilkår. m2',
  ],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
])('%j is read as it is shown', (html, words) => {
  expect(plainText(html)).toBe(words)
})
