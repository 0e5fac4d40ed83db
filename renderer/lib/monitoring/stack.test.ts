import { expect, test } from 'vitest'
import { readThrown } from './stack.ts'

test.each([
  [
    'Chromium',
    'TypeError: x is not a function\n    at Tile (index-26afd097.js:1:104)\n    at async c-1a2b3c4d.js:2:7',
  ],
  ['Firefox', 'TypeError: x is not a function\nTile@index-26afd097.js:1:104\n@c-1a2b3c4d.js:2:7'],
])('[OPS-05] a stack of %s is reported in one notation', (_, cause) => {
  expect(readThrown(cause)).toEqual({
    type: 'TypeError',
    message: 'x is not a function',
    stack: '    at Tile (index-26afd097.js:1:104)\n    at c-1a2b3c4d.js:2:7',
  })
})

test.each([
  "Cannot read properties of undefined (reading 'gameName')",
  "undefined is not an object (evaluating 'a.b')",
  'can\'t access property "gameName", t is undefined',
  'Maximum call stack size exceeded',
  'Failed to fetch',
  'Loading chunk c-26afd097.js failed (missing)',
  'member.balance: HTTP 502',
])('[OPS-05] a message that is made of code is reported: %s', (message) => {
  expect(readThrown(`TypeError: ${message}`).message).toBe(message)
})

test.each([
  [
    'JSON that a parser quotes',
    `SyntaxError: Unexpected token 'M', ..."name":"Maria Santos"... is not valid JSON`,
  ],
  ['a name', 'Error: Maria Santos has no wallet'],
  [
    'what follows a known message',
    "TypeError: Failed to execute 'setItem' on 'Storage': Setting 'juan' exceeded",
  ],
  ['a text that was thrown', 'Maria Santos'],
  [
    'a line that isn’t of a stack',
    'Error: x\n    at Maria Santos\n  juan said no\n    at https://site.example/?t=juan',
  ],
  ['a function’s name that isn’t one', 'Error: x\n    at Maria Santos 17 (index-1.js:1:2)'],
  ['a gateway’s words', 'GatewayError: session.login: refused with Maria Santos'],
  ['a type that isn’t one', 'Maria Santos: x\n    at index-1.js:1:2'],
])('[OPS-05, SEC-04] %s is left out', (_, cause) => {
  const { type, message = '', stack } = readThrown(cause)
  expect(`${type} ${message} ${stack}`).not.toMatch(/Maria|Santos|juan/)
})

test('[OPS-05] of a stack without end the first frames are reported', () => {
  const stack = Array.from({ length: 500 }, (_, line) => `    at f (index-1.js:1:${line})`).join('\n')
  expect(readThrown(`RangeError: x\n${stack}`).stack.split('\n')).toHaveLength(12)
})
