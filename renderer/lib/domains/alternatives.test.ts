import { expect, test } from 'vitest'
import { alternativesOf, isListed } from './alternatives.ts'

const sources = ['https://*.palaro.example', 'https://palaro.example', 'http://localhost:*']

test.each([
  [['https://two.palaro.example'], ['https://two.palaro.example']],
  [['https://two.palaro.example/', 'https://two.palaro.example/x?y'], ['https://two.palaro.example']],
  [['https://www.palaro.example', 'https://two.palaro.example'], ['https://two.palaro.example']],
  [['http://localhost:4310'], ['http://localhost:4310']],
  [['http://two.palaro.example'], []],
  [['https://evil.example'], []],
  [['https://palaro.example.evil.example'], []],
  [['https://juan@two.palaro.example'], []],
  [['https://two.palaro.example:8443'], []],
  [['javascript:alert(1)', 'two.palaro.example', '//two.palaro.example', ''], []],
  [
    ['https://a.palaro.example', 'https://b.palaro.example', 'https://c.palaro.example'].concat(
      'https://d.palaro.example',
      'https://e.palaro.example',
    ),
    [
      'https://a.palaro.example',
      'https://b.palaro.example',
      'https://c.palaro.example',
      'https://d.palaro.example',
    ],
  ],
])('[BOOT-11] of %j the site offers %j', (list, offered) => {
  expect(alternativesOf(list, 'www.palaro.example', sources)).toEqual(offered)
})

test.each([
  [['https://www.palaro.example'], 'www.palaro.example', true],
  [['https://two.palaro.example'], 'www.palaro.example', false],
  [[], 'www.palaro.example', true],
  [['nonsense'], 'www.palaro.example', true],
  [['http://127.0.0.1:4310'], 'localhost:5173', true],
  [['https://www.palaro.example'], 'localhost:5173', false],
])('[BOOT-11] a platform that names %j knows the host %s: %j', (list, host, listed) => {
  expect(isListed(list, host)).toBe(listed)
})
