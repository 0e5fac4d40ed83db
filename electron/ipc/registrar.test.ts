import type { IpcMainInvokeEvent } from 'electron'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Channel, channels } from '#shared/bridge/bridge.ts'
import { createLog } from '../log.ts'
import type { Subject, WindowKind } from '../security/policy.ts'
import { type Handlers, registerHandlers } from './registrar.ts'
import { type Sender, senderFault } from './sender.ts'

type Listener = (event: IpcMainInvokeEvent, ...args: unknown[]) => Promise<unknown>
type Frame = NonNullable<Sender['frame']>

const bounds = { x: 0, y: 0, width: 10, height: 10 }
/** Valid arguments for every channel. The type makes the list complete. */
const fitting: Record<Channel, unknown[]> = {
  'session:state': [],
  'session:forget': ['1x2y3z'],
  'memory:read': [],
  'memory:keep': [{ kind: 'username', username: 'ana', password: 'Secret-1' }],
  'memory:forget': [],
  'memory:logIn': [{ language: 'EN', at: 1 }],
  'games:open': [{ url: 'https://play.example/', title: 'Slot', bounds }],
  'games:setShown': ['view-1', true],
  'games:pullOut': ['view-1'],
  'games:putBack': ['view-1'],
  'games:setMini': ['view-1', true],
  'games:setMuted': ['view-1', true],
  'games:focus': ['view-1'],
  'games:tellBalance': ['view-1'],
  'games:place': ['view-1', bounds],
  'games:cover': ['view-1'],
  'games:uncover': ['view-1'],
  'games:reload': ['view-1', 'https://play.example/'],
  'games:close': ['view-1'],
  'check:person': [{ check: 'brand', action: 'login', language: 'EN' }],
  'support:open': ['https://care.example/'],
  'log:write': [{ level: 'warn', message: 'odd', release: '1.0', route: '/rng' }],
  'shell:openExternal': ['https://example.com/'],
  'window:setFullScreen': [true],
  'window:setTheme': ['dark'],
  'window:setLanguage': ['EN'],
  'settings:read': [],
  'settings:change': [{ zoom: 1.25 }],
  'updates:state': [],
  'updates:check': [],
  'updates:download': [],
  'updates:install': [{ endGames: false }],
  'support:saveBundle': [],
  'life:listening': [],
  'proxy:question': [],
  'proxy:answer': ['question-1', { username: 'ana', password: 'Secret-1' }],
  'kiosk:state': [],
  'kiosk:unlock': ['4711'],
  'kiosk:do': ['quit'],
  'kiosk:stay': [],
  'kiosk:finish': [],
  'client:notify': ['message'],
}
const every = Object.entries(fitting)

let listeners: Map<string, Listener>
let called: string[]
let lines: string[]

beforeEach(() => {
  listeners = new Map()
  called = []
  lines = []
  const handler =
    (channel: string) =>
    (...args: unknown[]) => {
      called.push(channel)
      if (args[0] === 'view-that-fails') throw new Error('T0ken in a message')
      return channel
    }
  const handlers = Object.fromEntries(every.map(([channel]) => [channel, handler(channel)]))
  const subject = (kind: WindowKind): Subject => ({ kind, origins: [], frames: [], permissions: [] })
  registerHandlers(handlers as unknown as Handlers, {
    ipcMain: { handle: (channel, listener) => void listeners.set(channel, listener) },
    contentsRegistry: {
      get: (contents) => {
        const { kind } = contents as unknown as { kind?: WindowKind }
        return kind && subject(kind)
      },
      set: () => {},
    },
    log: createLog((line) => lines.push(line)),
  })
})

const site: Frame = { origin: 'app://site', parent: null, detached: false }
const call = (channel: string, args: unknown[], kind: WindowKind | undefined, frame: Frame | null) => {
  const event = { sender: { kind }, senderFrame: frame } as unknown as IpcMainInvokeEvent
  return listeners.get(channel)?.(event, ...args)
}

/** Every sender that isn't the site's main frame on its own origin. */
const strangers: [string, WindowKind | undefined, Frame | null][] = [
  ['an unknown page', undefined, site],
  ['a game', 'game', { ...site, origin: 'https://play.example' }],
  ['a game that shows the site', 'game', site],
  ['the support popup', 'support', site],
  ['a frame inside the site', 'site', { ...site, parent: {} }],
  ['a frame that is gone', 'site', null],
  [
    'a frame that goes while it is looked at',
    'site',
    {
      ...site,
      get parent(): object {
        throw new Error('Render frame was disposed')
      },
    },
  ],
  ['a detached frame', 'site', { ...site, detached: true }],
  ['the site on a foreign origin', 'site', { ...site, origin: 'https://evil.example' }],
  ['the site on an opaque origin', 'site', { ...site, origin: 'null' }],
  ['the site on a lookalike', 'site', { ...site, origin: 'app://site.evil' }],
]

test('[SEC-03] every channel of the bridge has a handler, and nothing else has', () => {
  expect([...listeners.keys()].sort()).toEqual(Object.keys(channels).sort())
})

test('[SEC-03, DSK-13] a page that is refused again and again does not fill the log', async () => {
  for (let count = 0; count < 500; count++)
    await expect(call('session:state', [], 'game', site)).rejects.toThrow('was refused')
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThan(50)
})

describe.each(every)('[SEC-03] %s', (channel, args) => {
  test('answers the site’s main frame', async () => {
    await expect(call(channel, args, 'site', site)).resolves.toBe(channel)
  })

  test.each(strangers)('refuses and logs %s', async (_, kind, frame) => {
    await expect(call(channel, args, kind, frame)).rejects.toThrow(`${channel} was refused`)
    expect(called).toEqual([])
    expect(lines.join()).toContain('a call was refused')
  })

  test.each([
    ['too many', [...args, 'more']],
    ['other types', args.length > 0 ? args.map(() => ({ __proto__: null })) : [1]],
    ['functions', args.length > 0 ? args.map(() => () => 1) : [() => 1]],
    ['numbers beyond all bounds', args.length > 0 ? args.map(() => Number.POSITIVE_INFINITY) : [Number.NaN]],
    ['a text without end', args.length > 0 ? args.map(() => 'x'.repeat(100_000)) : ['x']],
  ])('refuses and logs %s', async (_, wrong) => {
    await expect(call(channel, wrong, 'site', site)).rejects.toThrow(`${channel} was refused`)
    expect(called).toEqual([])
    expect(lines.join()).toContain('don')
  })
})

const sms = { kind: 'sms', country: 'PH', mobile: '0917 123 4567' }
test.each<[string, string, object]>([
  ['memory:keep', 'without a password', { kind: 'username', username: 'ana' }],
  ['memory:keep', 'with an endless password', { kind: 'username', username: 'a', password: 'x'.repeat(257) }],
  ['memory:keep', 'with an endless name', { kind: 'username', username: 'x'.repeat(101), password: 'x' }],
  ['memory:keep', 'with a line break in the name', { kind: 'username', username: 'a\nb', password: 'x' }],
  [
    'memory:keep',
    'with half a character in the name',
    { kind: 'username', username: 'a\ud800', password: 'x' },
  ],
  ['memory:keep', 'of an unknown kind', { ...sms, kind: 'face' }],
  ['memory:keep', 'with a country that is none', { ...sms, country: 'Philippines' }],
  ['memory:keep', 'with a number that is none', { ...sms, mobile: '<b>0917</b>' }],
  ['memory:logIn', 'without a language', { at: 1 }],
  ['memory:logIn', 'without the gateway’s time', { language: 'EN' }],
  ['memory:logIn', 'with a header in the language', { language: 'EN\r\nX: 1', at: 1 }],
  ['memory:logIn', 'with an endless captcha', { language: 'EN', at: 1, captcha: 'x'.repeat(101) }],
  ['memory:logIn', 'with an endless bot token', { language: 'EN', at: 1, botToken: 'x'.repeat(8193) }],
])('[AUTH-07, SEC-03] %s %s is refused', async (channel, _, argument) => {
  await expect(call(channel, [argument], 'site', site)).rejects.toThrow(`${channel} was refused`)
  expect(called).toEqual([])
  expect(lines.join()).not.toMatch(/ana|0917/)
})

test('[SEC-04] a handler’s own failure reaches the page without its words', async () => {
  await expect(call('games:cover', ['view-that-fails'], 'site', site)).rejects.toThrow(/^games:cover failed$/)
})

test('[LNCH-07] a game’s messages are accepted only from its main frame, on the origin it was launched on', () => {
  const expected = { kind: 'game', origin: 'https://play.example' } as const
  const frame = { ...site, origin: 'https://play.example' }
  expect(senderFault({ kind: 'game', frame }, expected)).toBeUndefined()
  for (const other of [
    { kind: 'game', frame: { ...frame, origin: 'https://evil.example' } },
    { kind: 'game', frame: { ...frame, parent: {} } },
    { kind: 'game', frame: null },
    { kind: 'site', frame },
  ] as const)
    expect(senderFault(other, expected)).toBeTypeOf('string')
})
