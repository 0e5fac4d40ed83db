import { beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { type ClearParts, clearPerson, withBlankPage } from './clear.ts'
import { lockDownExternal } from './lockdown-state.ts'

let did: string[]
let lines: string[]
beforeEach(() => {
  did = []
  lines = []
})
const log = createLog((line) => lines.push(line))
const does = (what: string) => () => {
  did.push(what)
  return Promise.resolve()
}
const parts = (changed: Partial<ClearParts> = {}): ClearParts => ({
  load: (path) => does(`load ${path}`)(),
  run: does('storage'),
  closeAll: does('close'),
  endSession: does('session'),
  forgetLogin: does('login'),
  forgetProxyLogin: does('proxy login'),
  emptyClipboard: () => void did.push('clipboard'),
  forgetHistory: () => void did.push('history'),
  sessions: () => [
    {
      clearStorageData: does('cleared'),
      clearCache: does('cleared'),
      clearAuthCache: does('cleared'),
      closeAllConnections: does('connections closed'),
    },
  ],
  startRoute: '/slots',
  log,
  timeout: 20,
  ...changed,
})

test('[DSK-08, STO-03] the page is unloaded first, then everything stored is cleared, and the site is loaded last', async () => {
  expect(await clearPerson(parts())).toBe(true)
  expect(did[0]).toBe('load /blank.html')
  expect(did.slice(1, 6).sort()).toEqual(['clipboard', 'close', 'login', 'proxy login', 'session'])
  expect(did.slice(6)).toEqual([
    'storage',
    'cleared',
    'cleared',
    'cleared',
    'connections closed',
    'load /slots',
    'history',
  ])
})

test.each<[string, Partial<ClearParts>]>([
  ['a page that hangs', { load: () => new Promise(() => {}) }],
  ['a game that does not close', { closeAll: () => new Promise(() => {}) }],
  ['a storage that can’t be emptied', { run: () => Promise.reject(new Error('gone')) }],
])('[DSK-08] %s is reported, and the rest is cleared all the same', async (_, changed) => {
  expect(await clearPerson(parts(changed))).toBe(false)
  expect(did).toEqual(expect.arrayContaining(['session', 'login', 'proxy login', 'cleared']))
  expect(did).not.toContain('load /slots')
  expect(lines.join()).toContain('a step of clearing failed')
})

test('[DSK-08] the blank page has no script, and is served at its own address only', async () => {
  const answer = withBlankPage(() => Promise.resolve(new Response('the site')))
  const blank = await answer(new Request('app://site/blank.html'))
  expect(blank.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(await blank.text()).not.toContain('script')
  for (const other of ['app://site/', 'app://site/blank.html?x', 'app://evil/blank.html'])
    expect(await (await answer(new Request(other))).text()).toBe('the site')
})

test('[DSK-08] a kiosk opens nothing outside and says so; once it is left, links open again', async () => {
  const lockdown = { on: true }
  const open = lockDownExternal((url) => Promise.resolve(did.push(url) > 0), {
    lockdown,
    report: ({ what }) => did.push(what),
    log,
  })
  expect(await open('https://example.com/')).toBe(false)
  lockdown.on = false
  expect(await open('https://example.com/')).toBe(true)
  expect(did).toEqual(['refused', 'https://example.com/'])
})
