import { base64url, CompactEncrypt } from 'jose'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkAddress, openServiceLink } from './service-link.ts'

beforeEach(() => {
  vi.stubGlobal('window', { isSecureContext: true })
})

const key = crypto.getRandomValues(new Uint8Array(32))
const seal = (text: string, alg = 'dir') =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg, enc: 'A256GCM' }).encrypt(key)
const onThisMachine = ['http://127.0.0.1:*']
const open = (link: string, other = key) =>
  openServiceLink({ link, key: base64url.encode(other) }, onThisMachine)

test('[CHT-02] a sealed address opens with its key', async () => {
  const address = 'http://127.0.0.1:4310/support?lang=EN'
  expect(await open(await seal(address))).toEqual({ address })
})

test.each<[string, () => Promise<unknown>, string]>([
  ['another key', async () => open(await seal('http://127.0.0.1/'), new Uint8Array(32)), 'unreadable'],
  [
    'a key of the wrong length',
    async () => open(await seal('http://127.0.0.1/'), new Uint8Array(16)),
    'unreadable',
  ],
  [
    'a key that is none',
    async () => openServiceLink({ link: await seal('http://127.0.0.1/'), key: '%%' }, onThisMachine),
    'unreadable',
  ],
  ['garbage', () => open('no.sealed.link.at.all'), 'unreadable'],
  ['a plain address', () => open('http://127.0.0.1:4310/'), 'unreadable'],
  ['a link cut short', async () => open((await seal('http://127.0.0.1/')).slice(0, -8)), 'unreadable'],
  ['another way of sealing', async () => open(await seal('http://127.0.0.1/', 'A256KW')), 'unreadable'],
  ['nothing in it', async () => open(await seal('')), 'unreadable'],
  ['a word', async () => open(await seal('support')), 'unreadable'],
  ['a host that the brand does not name', async () => open(await seal('https://evil.example/')), 'refused'],
  ['a script', async () => open(await seal('javascript:alert(1)')), 'refused'],
  ['no link at all', () => openServiceLink({}, onThisMachine), 'unreadable'],
])('[CHT-02] %s opens nothing, and says why', async (_, opening, failed) => {
  expect(await opening()).toEqual({ failed })
})

const sources = ['https://care.operator.example', 'http://old.operator.example']
test.each([
  ['https://care.operator.example/room?a=b', { address: 'https://care.operator.example/room?a=b' }],
  ['  https://care.operator.example/\n', { address: 'https://care.operator.example/' }],
  ['http://care.operator.example/', { failed: 'refused' }],
  ['http://old.operator.example/', { failed: 'refused' }],
  ['https://care.operator.example.evil.example/', { failed: 'refused' }],
  ['https://care.operator.example@evil.example/', { failed: 'refused' }],
  ['https://evil@care.operator.example/', { failed: 'refused' }],
  ['https://care.operator.example:8443/', { failed: 'refused' }],
  ['data:text/html,hello', { failed: 'refused' }],
  ['file:///etc/passwd', { failed: 'refused' }],
  ['//care.operator.example/', { failed: 'unreadable' }],
])('[CHT-02] the address %j is answered with %j', (text, opened) => {
  expect(checkAddress(text, sources)).toEqual(opened)
})
