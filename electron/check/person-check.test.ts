import type { IpcMainEvent, WebContents } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkMessageOf, readCheckRequest } from '#shared/domain/person-check.ts'
import { createLog } from '../log.ts'
import { createWebContentsRegistry } from '../security/web-contents-registry.ts'
import type { CheckWindowEnd } from './check-window.ts'
import { createPersonCheck } from './person-check.ts'

const origin = 'https://www.operator.example'
const login = { check: 'brand', action: 'login', language: 'EN' } as const

/** A fake window that records calls. The test decides how it ends. */
class FakeWindow {
  readonly webContents = {} as WebContents
  readonly done: string[] = []
  readonly onEnd: (end: CheckWindowEnd) => void
  constructor(onEnd: (end: CheckWindowEnd) => void) {
    this.onEnd = onEnd
  }
  load = (url: string) => void this.done.push(`load ${url}`)
  show = () => void this.done.push('show')
  hide = () => void this.done.push('hide')
  close = () => {
    this.done.push('close')
    // Electron emits `closed` whoever closes the window.
    this.onEnd('cancelled')
  }
}

function setUp() {
  const windows: FakeWindow[] = []
  const lines: string[] = []
  const contentsRegistry = createWebContentsRegistry()
  const check = createPersonCheck({
    page: `${origin}/check`,
    contentsRegistry,
    log: createLog((line) => lines.push(line)),
    openWindow(onEnd) {
      const window = new FakeWindow(onEnd)
      windows.push(window)
      contentsRegistry.set(window.webContents, {
        kind: 'check',
        origins: [origin],
        frames: [],
        permissions: [],
      })
      return window
    },
  })
  const frame = { origin, parent: null, detached: false }
  const post = (window: FakeWindow | undefined, data: unknown, from: object | null = frame) =>
    check.receive({ sender: window?.webContents, senderFrame: from } as unknown as IpcMainEvent, data)
  return { check, windows, lines, post, frame }
}

beforeEach(() => void vi.useFakeTimers())

test('[AUTH-01, DSK-01] a bot check runs on the operator’s page in a hidden window, and returns its proof', async () => {
  const { check, windows, post } = setUp()
  const asked = check.run(login)
  expect(readCheckRequest(new URL(windows[0]?.done[0]?.replace('load ', '') ?? '').hash)).toEqual(login)
  expect(post(windows[0], checkMessageOf({ proved: true, token: 'proof' }))).toBe(true)
  await expect(asked).resolves.toEqual({ proved: true, token: 'proof' })
  expect(windows[0]?.done.slice(1)).toEqual(['close'])
})

test('[AUTH-01] the check’s window shows while the person has to act, and its time limit is longer then', async () => {
  const { check, windows, post } = setUp()
  const asked = check.run(login)
  post(windows[0], checkMessageOf({ needed: true }))
  await vi.advanceTimersByTimeAsync(199_000)
  post(windows[0], checkMessageOf({ needed: false }))
  post(windows[0], checkMessageOf({ proved: true, token: 'late' }))
  await expect(asked).resolves.toEqual({ proved: true, token: 'late' })
  expect(windows[0]?.done.slice(1)).toEqual(['show', 'hide', 'close'])
})

test.each([
  [60_000, false],
  [200_000, true],
])('[AUTH-01] a check whose page gives no result ends after %i ms', async (time, needed) => {
  const { check, windows, post } = setUp()
  const asked = check.run(login)
  if (needed) post(windows[0], checkMessageOf({ needed }))
  await vi.advanceTimersByTimeAsync(time)
  await expect(asked).resolves.toEqual({ proved: false, why: 'timeout' })
  expect(windows[0]?.done.at(-1)).toBe('close')
})

test.each(['load', 'failed', 'cancelled'] as const)(
  '[AUTH-01] how a check ends whose window ends by itself: %s',
  async (why) => {
    const { check, windows, lines } = setUp()
    const asked = check.run(login)
    windows[0]?.onEnd(why)
    await expect(asked).resolves.toEqual({ proved: false, why })
    expect(lines.join()).toContain('a check gave no proof')
  },
)

test('[AUTH-01] a new check cancels the one before, whose page is ignored from then on', async () => {
  const { check, windows, post } = setUp()
  const [first, second] = [check.run(login), check.run({ ...login, action: 'sms' })]
  await expect(first).resolves.toEqual({ proved: false, why: 'cancelled' })
  expect(post(windows[0], checkMessageOf({ proved: true, token: 'old' }))).toBe(false)
  post(windows[1], checkMessageOf({ proved: true, token: 'new' }))
  await expect(second).resolves.toEqual({ proved: true, token: 'new' })
})

test.each([
  ['a frame in it', { parent: {} }],
  ['another origin', { origin: 'https://evil.example' }],
  ['a frame that is gone', null],
])(
  '[SEC-03] messages of a check are accepted from its page’s own document only, not from %s',
  async (_, other) => {
    const { check, windows, post, frame, lines } = setUp()
    const asked = check.run(login)
    post(windows[0], checkMessageOf({ proved: true, token: 'forged' }), other && { ...frame, ...other })
    expect(lines.join()).toContain('a message was refused')
    check.cancel()
    await expect(asked).resolves.toEqual({ proved: false, why: 'cancelled' })
  },
)

test('[SEC-03] unknown messages of a check’s page are ignored, and messages of other pages are passed on', async () => {
  const { check, windows, post } = setUp()
  const asked = check.run(login)
  expect(post(windows[0], { type: 'ready' })).toBe(true)
  expect(post(new FakeWindow(() => {}), checkMessageOf({ proved: true, token: 'x' }))).toBe(false)
  check.cancel()
  await expect(asked).resolves.toMatchObject({ proved: false })
})
