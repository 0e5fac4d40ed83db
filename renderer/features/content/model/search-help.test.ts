import { expect, test } from 'vitest'
import { isLike } from './likeness.ts'
import { plainText } from './plain-text.ts'
import { searchHelp } from './search-help.ts'

const topics = [
  { tag: 'about', title: 'About us', content: '<p>Who we are. No withdrawal here.</p>' },
  { tag: 'withdraw', title: 'Withdraw', content: '<p>Most payouts arrive <b class="deposit">soon</b>.</p>' },
  { tag: 'password', title: 'パスワード', content: '<p>-</p>' },
  { tag: 'term', title: 'Terms', content: '<p>You are <b>18</b> or above.</p>' },
]
const tagsFor = (search: string) => searchHelp(topics, search).map(({ tag }) => tag)

test.each([
  ['ABOVE 18', ['term']],
  ['withdraw', ['withdraw', 'about']],
  ['witdraw', ['withdraw', 'about']],
  ['pyaouts', ['withdraw']],
  ['18 above', ['term']],
  ['18 withdraw', []],
  ['deposit', []],
  ['zzzz', []],
  ['ﾊﾟｽﾜｰﾄﾞ', ['password']],
  ['ａｂｏｖｅ １８', ['term']],
  ['with\u200bdraw', ['withdraw', 'about']],
  ['  ', ['about', 'withdraw', 'password', 'term']],
  ['💰', ['about', 'withdraw', 'password', 'term']],
  ['x'.repeat(200), []],
  ['<script>', []],
])('[HLP-01, NET-08] a search for %j finds %j, typing errors forgiven, titles first', (search, tags) => {
  expect(tagsFor(search)).toEqual(tags)
})

test('[HLP-01] what was found is marked, in the title and in the words around it', () => {
  const [found] = searchHelp(topics, 'arive')
  expect(found?.excerpt).toMatchObject([
    { text: 'Most payouts ', hit: false },
    { text: 'arrive', hit: true },
    { text: ' soon.', hit: false },
  ])
  expect(searchHelp(topics, 'terms')[0]?.title).toMatchObject([{ text: 'Terms', hit: true }])
})

test('[HLP-01] an excerpt is short however long the text is', () => {
  const long = {
    tag: 'x',
    title: 'X',
    content: `<p>${'before '.repeat(300)}needle${' after'.repeat(300)}</p>`,
  }
  const text = searchHelp([long], 'needle')[0]
    ?.excerpt.map((piece) => piece.text)
    .join('')
  expect(text).toContain('needle')
  expect(text?.length).toBeLessThan(200)
})

test.each([
  ['withdraw', 'witdraw', true],
  ['withdraw', 'withrdaw', true],
  ['withdrawals', 'wihtdraw', true],
  ['deposit', 'dep', true],
  ['deposit', 'dpe', false],
  ['deposit', 'withdraw', false],
  ['term', 'trem', true],
])('%s is what %s means: %s', (word, typed, meant) => {
  expect(isLike(word, typed)).toBe(meant)
})

test.each([
  ['<p>A&amp;B</p><p>C</p>', 'A&B · C'],
  ['<h3>Fees</h3><p>None. </p><ul><li>One</li><li>Two</li></ul>', 'Fees · None. One · Two'],
  ['<script>alert(1)</script>plain', 'plain'],
  ['&#8369;50 &#x20B1;60 &nope; &#99999999;', '₱50 ₱60 &nope; &#99999999;'],
  ['a < b', 'a < b'],
])('the words of %s are %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})
