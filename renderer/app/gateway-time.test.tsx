import { brand } from 'virtual:brand'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { noteTime } from '#lib/clock/gateway-clock.ts'
import { holdClock } from '#lib/testing/hold-clock.ts'
import type { fakeNetwork } from '#lib/testing/network.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { movableZone } from './testing/movable-zone.ts'
import { goodAnswer, loadProduct, openScreen } from './testing/open-screen.tsx'
import { type ProductScreen, productScreens } from './testing/product-screens.tsx'
import { withMoments } from './testing/with-moments.ts'

const tenMinutes = 600_000
const aDay = 86_400_000
/** Two minutes before midnight in the site's zone, and two after. */
const late = Date.parse('2026-11-24T23:58:00+08:00')
const early = Date.parse('2026-11-25T00:02:00+08:00')

/** What is wrong with a machine, and what the gateway's clock says. */
type Machine = { what: string; time: number; off: number; zone?: string; jumps?: number; later?: number }

const machines: readonly Machine[] = [
  { what: 'ten minutes fast, into tomorrow', time: late, off: tenMinutes, zone: 'America/Los_Angeles' },
  { what: 'a day slow', time: late, off: -aDay },
  { what: 'four days behind a gateway whose clock was moved', time: late, off: -4 * aDay, jumps: 4 * aDay },
  { what: 'ten minutes slow, into yesterday', time: early, off: -tenMinutes, zone: 'Pacific/Kiritimati' },
  { what: 'a day fast', time: early, off: aDay },
]

/**
 * At this zone's time of day it is so much later there, and another day in UTC: whoever writes a moment in any other
 * zone than the site's writes another hour then, or another day.
 */
const faraway = { zone: 'Etc/GMT+12', later: 20 * 3_600_000 }
const moveZone = movableZone(brand.timeZone, faraway.zone)

beforeAll(loadProduct)
beforeEach(() => void holdClock())
afterEach(async () => {
  vi.useRealTimers()
  await setZone('')
})

const setZone = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId })

/** Attributes that may hold a time. */
const attributes = ['max', 'min', 'value', 'datetime', 'aria-label', 'placeholder', 'title']

/** So often nothing has changed on a screen that is whole: React shows what it waited for after 300 ms. */
const longStill = 16

/** Opens a screen on a machine. Returns what it shows once that is as expected, or nothing changes any more. */
async function seenOn(
  screen: ProductScreen,
  { time: here, off, zone = '', jumps = 0, later = 0 }: Omit<Machine, 'what'>,
  expected?: string,
): Promise<string> {
  await cleanup()
  const time = here + later
  moveZone(later > 0)
  await setZone(zone)
  vi.setSystemTime(time + off)
  // Until an answer has given the time, a page goes by its own machine.
  noteTime(time + off, { sent: performance.now(), arrived: performance.now() })
  const { network, settle } = await openScreen(screen, (net) => {
    net.setTime(time - jumps)
    for (const endpoint of allEndpoints)
      net.answer(endpoint, () => withMoments(goodAnswer(endpoint, screen), time))
  })
  await settle()
  if (jumps > 0) {
    // The next answer, whichever it is.
    network.setTime(time)
    noteTime(time, { sent: performance.now(), arrived: performance.now() })
  }
  let seen = ''
  for (let still = 0; still < longStill && seen !== expected; still += 1) {
    await settle()
    const now = JSON.stringify(look(network, later), null, 1)
    if (now !== seen) still = 0
    seen = now
  }
  return seen
}

/** All that is shown, and the moments that every call was last asked for, as they are without being so much later. */
function look(network: ReturnType<typeof fakeNetwork>, later: number) {
  const elements = [...document.body.querySelectorAll('*')]
  return {
    text: document.body.innerText.split('\n').filter((line) => line !== ''),
    attributes: elements.flatMap((element) =>
      attributes.flatMap((name) => {
        const value = name === 'value' ? Reflect.get(element, name) : element.getAttribute(name)
        if (typeof value !== 'string' || !/\d/.test(value)) return []
        return [`${name}=${name === 'datetime' ? Date.parse(value) - later : value}`]
      }),
    ),
    asked: allEndpoints.flatMap((endpoint) => {
      const call = network.sent(endpoint).at(-1)
      const input = { ...Object.fromEntries(call?.query ?? []), ...Object(call?.body) }
      // To two seconds, to which the clock is right.
      return ['from', 'to'].flatMap((name) =>
        Number(input[name]) > aDay
          ? [`${endpoint.id} ${name} ${Math.round((Number(input[name]) - later) / 2000)}`]
          : [],
      )
    }),
  }
}

/** Pages of the site with countdowns or days. All pages of both centres are tried. */
const timed = ['home', 'bingo', 'sports', 'lottery', 'promotions', 'depositRank', 'betRank', 'notices']
const screens = productScreens.filter(
  ({ overlay, route = '' }) =>
    overlay?.name === 'member' || overlay?.name === 'agent' || timed.includes(route),
)

for (const [index, screen] of screens.entries())
  test(`[MBR-17] ${screen.name} shows by the gateway’s clock what it shows on a right machine`, {
    // One in six at each change: all of them take two minutes and a half of a processor.
    tags: index % 6 === 0 ? [] : ['full'],
  }, async () => {
    // Once ahead, because some parts are loaded when they are first seen.
    await seenOn(screen, { time: late, off: 0 })
    const right = {
      [late]: await seenOn(screen, { time: late, off: 0 }),
      [early]: await seenOn(screen, { time: early, off: 0 }),
    }
    const moved = { time: late, off: 0, later: faraway.later }
    expect(['in another zone', await seenOn(screen, moved, right[late])]).toEqual([
      'in another zone',
      right[late],
    ])
    // A screen without a time has none that could be wrong.
    if (right[late] === right[early]) return
    for (const { what, ...machine } of machines)
      expect([what, await seenOn(screen, machine, right[machine.time])]).toEqual([what, right[machine.time]])
  })
