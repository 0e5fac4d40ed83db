import { beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { createSupport } from './support.ts'
import type { SupportEvent, SupportWindow } from './support-window.ts'

type Made = { origin: string; report: (event: SupportEvent) => void; did: string[] }
let made: Made[]
let lines: string[]
let support: ReturnType<typeof createSupport>

beforeEach(() => {
  vi.useFakeTimers()
  made = []
  lines = []
  support = createSupport({
    sources: ['https://care.operator.example', 'http://127.0.0.1:*', 'http://old.operator.example'],
    openWindow(origin, report) {
      const did: string[] = []
      made.push({ origin, report, did })
      const note = (what: string) => () => void did.push(what)
      return {
        load: (url: string) => void did.push(url),
        show: note('show'),
        close() {
          if (did.includes('close')) return
          did.push('close')
          report('closed')
        },
      } as unknown as SupportWindow
    },
    log: createLog((line) => lines.push(line)),
  })
})

const care = 'https://care.operator.example/room'

test('[CHT-02, DSK-01] an address of the brand’s opens, and shows once its page is there', async () => {
  const opening = support.open(care)
  expect(made[0]).toMatchObject({ origin: 'https://care.operator.example', did: [care] })
  made[0]?.report('loaded')
  expect(await opening).toBe('opened')
  expect(made[0]?.did).toEqual([care, 'show'])
})

test.each([
  'https://evil.example/',
  'https://care.operator.example.evil.example/',
  'https://care.operator.example@evil.example/',
  'https://user:pw@care.operator.example/',
  'https://care.operator.example:8443/',
  'http://care.operator.example/',
  'http://old.operator.example/',
  'app://site/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
])('[CHT-02, DSK-03] main opens no window for %s', async (url) => {
  expect(await support.open(url)).toBe('refused')
  expect(made).toEqual([])
  expect(lines.join()).toContain('an address was refused')
})

test('[CHT-02] a page that does not come closes its window unseen, at once or after its time', async () => {
  const first = support.open(care)
  made[0]?.report('failed')
  expect(await first).toBe('failed')
  const second = support.open(care)
  vi.advanceTimersByTime(30_000)
  expect(await second).toBe('failed')
  expect(made.map(({ did }) => did)).toEqual([
    [care, 'close'],
    [care, 'close'],
  ])
})

test('[CHT-02] opened again, the support window comes to the front; another address replaces it', async () => {
  const opening = support.open(care)
  made[0]?.report('loaded')
  await opening
  expect(await support.open(care)).toBe('opened')
  expect(made).toHaveLength(1)
  expect(made[0]?.did.slice(1)).toEqual(['show', 'show'])
  void support.open('http://127.0.0.1:4310/support')
  expect(made[0]?.did.at(-1)).toBe('close')
  expect(made[1]?.origin).toBe('http://127.0.0.1:4310')
})

test('[CHT-02] a broken link in the support window leaves it open, and after closing it another can open', async () => {
  const opening = support.open(care)
  made[0]?.report('loaded')
  await opening
  made[0]?.report('failed')
  expect(made[0]?.did).not.toContain('close')
  made[0]?.report('closed')
  void support.open(care)
  expect(made).toHaveLength(2)
})
