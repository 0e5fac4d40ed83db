import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs-of.ts'

test.each([
  ['<p>One <b>bold</b> word</p><p>Two</p>', ['One bold word', 'Two']],
  ['<ul><li>One</li>\n<li>Two</li></ul>', ['One', 'Two']],
  ['One<br>Two<BR/>', ['One', 'Two']],
  ['<h3 class="x">Head</h3>Text', ['Head', 'Text']],
  ['<pre>One</pre>', ['One']],
  ['plain, 3 < 4', ['plain, 3 < 4']],
  ['<p></p> ', []],
  ['', []],
])('the paragraphs of %s', (html, expected) => {
  expect(paragraphsOf(html)).toEqual(expected)
})
