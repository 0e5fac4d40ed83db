import { expect, test } from 'vitest'
import { plainTags } from './plain-tags.ts'

test.each([
  ['words', '3 < 4 & 5 > 2, a<1', '3 &lt; 4 & 5 &gt; 2, a&lt;1'],
  ['allowed tags', '<P Lang=en><b>One</b><br/></P>', '<p lang="en"><b>One</b><br></p>'],
  ['attributes', `<a title=x href='/a"b' onclick="go()">go</a>`, '<a href="/a&quot;b">go</a>'],
  ['a style', '<p style="color:red" align=left>One</p>', '<p>One</p>'],
  ['a handler without spaces', '<img/src="/a.png"/onerror=go()>', '<img src="/a.png">'],
  ['a handler behind a quote', '<img alt="a > b"onerror=go()>', '<img alt="a &gt; b">'],
  ['a base', '<base href="https://evil.example/">One', 'One'],
  ['a script', 'One<script>go("<b>")</script >Two', 'OneTwo'],
  ['a script without an end', 'One<script>go()', 'One'],
  ['a style sheet', '<STYLE>p { color: red }</sTyLe>One', 'One'],
  ['letters', '<title><img onerror=go()></title><textarea><b></textarea>One', 'One'],
  ['a foreign world', '<svg onload=go()><p style=a>x</svg>', '<svg><p>x</svg>'],
  ['an unknown tag', '<font color=red>One</font><my-tag x=1>Two', 'OneTwo'],
  ['comments', 'a<!-- <img onerror=go()> -->b<!-->c<!--->d<!doctype html>e<?x y?>f', 'abcdef'],
  ['a comment that ends oddly', 'a<!-- x --!>b<!-- c', 'ab'],
  ['all that follows', 'One<plaintext><b>Two', 'One'],
  ['a tag without an end', 'One<b title="', 'One<b>'],
  ['a word that is no tag', 'a </ b </1> c <é>', 'a &lt;/ b &lt;/1&gt; c &lt;é&gt;'],
])('%s are written anew', (_, html, expected) => {
  expect(plainTags(html)).toBe(expected)
})

test.each([
  ['tags', '<b '],
  ['quotes', '<b a="'],
  ['spaces', '<b  '],
  ['comments', '<!--'],
  ['scripts', '<script>'],
  ['slashes', '</'],
  ['equal signs', '<b a = '],
])('[SEC-05] many %s that never end take no long time', (_, part) => {
  const html = part.repeat(100_000)
  // Processor time of this thread, so that a busy machine is no fault of it. Linear time takes milliseconds,
  // quadratic time minutes.
  const began = process.threadCpuUsage()
  plainTags(html)
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(1000)
})
