import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createLaunches } from './launches.ts'

const sources = ['https://*.games.example', 'http://127.0.0.1:*']

function launches(hosts = ['https://play.games.example', 'slots.games.example', 'http://127.0.0.1:4100/']) {
  const lines: string[] = []
  const clock = { now: 0 }
  const log = createLog((line) => lines.push(line))
  const kept = createLaunches(sources, log, () => clock.now)
  kept.learn(hosts)
  return { kept, lines, clock }
}

test('[LNCH-09] a launch address that the gateway issued opens a game once, and not again', () => {
  const { kept } = launches()
  kept.issued('https://play.games.example/x?t=1')
  expect(kept.take('https://play.games.example/x?t=1')).toBe('https://play.games.example')
  expect(kept.take('https://play.games.example/x?t=1')).toBeUndefined()
})

test('[LNCH-09] hosts may be named with or without a scheme, and loopback is for the sandbox', () => {
  const { kept } = launches()
  for (const url of ['https://slots.games.example/a', 'http://127.0.0.1:4100/b']) {
    kept.issued(url)
    expect(kept.take(url)).toBe(new URL(url).origin)
  }
})

test.each([
  'https://other.games.example/x',
  'https://evil.example/x',
  'http://play.games.example/x',
  'https://play.games.example:8443/x',
  'https://user@play.games.example/x',
  'http://127.0.0.1:4101/x',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'not an address',
])('[LNCH-09] %s is not opened although a launch issued it', (url) => {
  const { kept } = launches()
  kept.issued(url)
  expect(kept.take(url)).toBeUndefined()
})

test('[LNCH-09] an address that no launch issued is not opened', () => {
  expect(launches().kept.take('https://play.games.example/x')).toBeUndefined()
})

test('[LNCH-09] a launch address that was issued too long ago opens no game', () => {
  const { kept, clock } = launches()
  kept.issued('https://play.games.example/x')
  clock.now = 121_000
  expect(kept.take('https://play.games.example/x')).toBeUndefined()
})

test('[LNCH-09] a host that the brand does not name is refused and logged', () => {
  const { kept, lines } = launches(['https://evil.example', 'http://play.games.example'])
  expect(kept.origins()).toEqual([])
  expect(lines.filter((line) => line.includes('refused'))).toHaveLength(2)
})
