import { beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createLinks, type Links } from './links.ts'
import { createSleep } from './sleep.ts'

let happened: string[]
let lines: string[]
let links: Links
const site = {
  emit: (event: { type: string; path?: string }) => void happened.push(`${event.type} ${event.path}`),
  focus: () => void happened.push('focus'),
}

beforeEach(() => {
  happened = []
  lines = []
  links = createLinks(
    'palaro',
    createLog((line) => lines.push(line)),
  )
})

describe('[DSK-06] a link that opens the client', () => {
  test('in the first start’s arguments is the page that the site loads with', () => {
    links.started(['client', 'palaro://rng'])
    expect(links.attach(site)).toBe('/rng')
    links.hears(true)
    expect(happened).toEqual([])
  })

  test('that is missing or hostile loads the site with home', () => {
    links.started(['client', 'palaro://evil.example/secret-of-somebody'])
    expect(links.attach(site)).toBe('/')
    expect(lines.join()).toContain('a link was refused')
    expect(lines.join()).not.toMatch(/evil|secret/)
  })

  test('that comes while the site loads is opened once the site listens; the last one counts', () => {
    links.attach(site)
    links.open('palaro://rng')
    links.open('palaro://help')
    expect(happened).toEqual(['focus', 'focus'])
    links.hears(true)
    links.hears(true)
    expect(happened.slice(2)).toEqual(['navigate /help'])
  })

  test('that comes to a running site opens its page and brings the window to the front', () => {
    links.attach(site)
    links.hears(true)
    links.started(['client', 'palaro://promotions'])
    expect(happened).toEqual(['focus', 'navigate /promotions'])
  })

  test('that comes while the site is loaded again waits for the new document', () => {
    links.attach(site)
    links.hears(true)
    links.hears(false)
    links.open('palaro://rng')
    expect(happened).toEqual(['focus'])
    links.hears(true)
    expect(happened.at(-1)).toBe('navigate /rng')
  })

  test('that is missing or hostile in a second start only brings the window to the front', () => {
    links.attach(site)
    links.hears(true)
    links.started(['client', '--flag'])
    links.started(['client', 'palaro://javascript:alert(1)'])
    expect(happened).toEqual(['focus', 'focus'])
  })
})

test('[DSK-07] the page learns once for each sleep that the computer has woken, however often the system reports it', () => {
  let woke = 0
  const { began, ended } = createSleep(() => woke++)
  ended()
  expect(woke).toBe(0)
  for (const sleep of [1, 2]) {
    began()
    ended()
    ended()
    expect(woke).toBe(sleep)
  }
})
