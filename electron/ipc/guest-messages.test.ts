import type { IpcMainEvent } from 'electron'
import { beforeEach, describe, expect, test } from 'vitest'
import { guestMessageChannel, isSmallMessage } from '#shared/bridge/guest-messages.ts'
import { createLog } from '../log.ts'
import type { WindowKind } from '../security/policy.ts'
import { createRefusals } from '../security/refusals.ts'
import { registerGuestMessages } from './guest-messages.ts'

type Page = { kind?: WindowKind | undefined }
type Listener = (event: IpcMainEvent, ...sent: unknown[]) => void

let listener: Listener
let received: unknown[]
let lines: string[]
let time: number

beforeEach(() => {
  received = []
  lines = []
  time = 0
  registerGuestMessages({
    ipcMain: {
      on(channel: string, listen: Listener) {
        if (channel === guestMessageChannel) listener = listen
        // Electron returns the emitter itself, which isn't used here.
        return this as never
      },
    },
    contentsRegistry: {
      get(contents) {
        const { kind } = contents as unknown as Page
        return kind && { kind, origins: [], frames: [], permissions: [] }
      },
      set: () => {},
    },
    refused: createRefusals(
      createLog((line) => lines.push(line)),
      () => time,
    ),
    receive: (_, data) => received.push(data),
    now: () => time,
  })
})

const frame = { origin: 'https://play.example', parent: null, detached: false }
const post = (page: Page, ...sent: unknown[]) =>
  listener({ sender: page, senderFrame: frame } as unknown as IpcMainEvent, ...sent)

describe('[SEC-03] page:posted', () => {
  test('accepts messages of games and bot checks', () => {
    post({ kind: 'game' }, { type: 'balance' })
    post({ kind: 'check' }, 'proof')
    expect(received).toEqual([{ type: 'balance' }, 'proof'])
  })

  test.each([
    ['the site', 'site'],
    ['customer service', 'support'],
    ['an unknown page', undefined],
  ] as const)('refuses and logs %s', (_, kind) => {
    post({ kind }, 'x')
    expect(received).toEqual([])
    expect(lines.join()).toContain('a message was refused')
  })

  test('refuses a message whose frame is gone', () => {
    listener({ sender: { kind: 'game' }, senderFrame: null } as unknown as IpcMainEvent, 'x')
    expect(received).toEqual([])
  })

  test.each([
    ['nothing', []],
    ['two things', ['a', 'b']],
    ['an endless text', ['x'.repeat(16_001)]],
    ['an endless name', [{ ['x'.repeat(16_001)]: 1 }]],
    ['many short texts', [Array.from({ length: 90 }, () => 'x'.repeat(1_000))]],
    ['a long list', [Array.from({ length: 1_000 }, () => 1)]],
    ['a deep object', [{ a: { a: { a: { a: { a: { a: 1 } } } } } }]],
    ['bytes', [new Uint8Array(8)]],
    ['a map', [new Map([['a', 1]])]],
    ['an error', [new Error('x')]],
  ])('refuses %s', (_, sent) => {
    post({ kind: 'game' }, ...sent)
    expect(received).toEqual([])
    expect(lines).toHaveLength(1)
  })

  test('accepts at most 60 messages a second of one page, logs ten refusals, and still accepts those of others', () => {
    const loud = { kind: 'game' } as const
    const calm = { kind: 'game' } as const
    for (let count = 0; count < 10_000; count++) post(loud, 'x')
    expect(received).toHaveLength(60)
    expect(lines).toHaveLength(10)
    post(calm, 'y')
    expect(received.at(-1)).toBe('y')
    time += 1_000
    post(loud, 'z')
    expect(received.at(-1)).toBe('z')
  })
})

test('a message that refers to itself is refused, and doesn’t block the client', () => {
  const round: { self?: unknown } = {}
  round.self = round
  expect(isSmallMessage(round)).toBe(false)
})

test.each([
  [null],
  [undefined],
  [1],
  ['close'],
  [{ type: 'personCheck', news: { proved: true, token: 'x'.repeat(8_192) } }],
  [[{ a: [1, 2, { b: null }] }]],
  [Object.create(null)],
])('the messages that games and checks really send are small enough', (message) => {
  expect(isSmallMessage(message)).toBe(true)
})
