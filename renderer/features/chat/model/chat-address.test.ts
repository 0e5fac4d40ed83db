import { expect, test } from 'vitest'
import { chatAddress } from './chat-address.ts'

const sources = [
  'https://care.operator.example',
  'https://*.chat.example',
  'http://127.0.0.1:*',
  'http://old.example',
]
const own = 'http://127.0.0.1:4310'

test.each([
  'https://care.operator.example/room?id=1',
  'https://a.chat.example/',
  'http://127.0.0.1:4311/chat?room=x',
])('[CHT-01] the room at %s is framed', (address) => {
  expect(chatAddress(address, sources, own)?.href).toBe(address)
})

test.each([
  ['another host', 'https://evil.example/'],
  ['a lookalike', 'https://care.operator.example.evil.example/'],
  ['the bare domain of a wildcard', 'https://chat.example/'],
  ['http', 'http://care.operator.example/'],
  ['http, even where the brand names it so', 'http://old.example/'],
  ['another port', 'https://care.operator.example:8443/'],
  ['a user name', 'https://care.operator.example@evil.example/'],
  ['a user name on the right host', 'https://user:pw@care.operator.example/'],
  ['the site’s own origin', 'http://127.0.0.1:4310/chat'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,<h1>chat</h1>'],
  ['a path', '/chat'],
  ['no host', 'https://'],
  ['nothing', ''],
])('[CHT-01, SEC-01] %s is not: %s', (_, address) => {
  expect(chatAddress(address, sources, own)).toBeUndefined()
})
