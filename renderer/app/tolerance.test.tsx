import { beforeAll, expect, test } from 'vitest'
import { type Report, takeReports } from '#lib/log/report.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { repair } from '#shared/contract/repair.ts'
import common from '#shared/i18n/locales/EN/common.json' with { type: 'json' }
import { inOtherNotations, type Json, withNulls } from '#support/deviations.ts'
import { goodAnswer, loadProduct, openScreen } from './testing/open-screen.tsx'
import { type ProductScreen, productScreens } from './testing/product-screens.tsx'

const reports: Report[] = []

beforeAll(async () => {
  await loadProduct()
  takeReports((report) => reports.push(report))
})

/** Answers by what they were made from, so that each is made once for all screens. */
const made = new Map<string, Json>()
const once = (name: string, good: Json, make: () => Json): Json => {
  const key = `${name} ${JSON.stringify(good)}`
  const answer = made.get(key) ?? make()
  made.set(key, answer)
  return answer
}

/** What each deviating gateway makes of a good answer. */
const gateways = {
  sound: (_: AnyEndpoint, good: Json) => good,
  careless: ({ id }: AnyEndpoint, good: Json) => once(`careless ${id}`, good, () => inOtherNotations(good)),
  sparing: ({ id, value }: AnyEndpoint, good: Json) =>
    once(`sparing ${id}`, good, () => withNulls(good, (answer) => repair(value, answer).ok)),
}

const answerOf = (endpoint: AnyEndpoint, screen: ProductScreen) => goodAnswer(endpoint, screen) as Json

/** The lines that the screen shows, without what the clock changes in them, and how often each is there. */
function shownLines(): Map<string, number> {
  const lines = new Map<string, number>()
  for (const line of document.body.innerText.replaceAll(/\d*:?\d?\d:\d\d/g, '…').split('\n'))
    lines.set(line, (lines.get(line) ?? 0) + 1)
  return lines
}
const retries = () =>
  [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent.trim() === common.action.retry,
  ).length

test.each(productScreens)(
  '[NET-01, NET-05] $name shows as much on a careless gateway, and breaks on none that sends only what is needed',
  async (screen) => {
    const opened = await openScreen(screen)
    await opened.settle()
    reports.length = 0

    const askAgain = async (gateway: keyof typeof gateways) => {
      for (const endpoint of allEndpoints)
        opened.network.answer(endpoint, () => gateways[gateway](endpoint, answerOf(endpoint, screen)))
      // Answers that a reload would find again.
      for (const name of Object.keys(sessionStorage)) if (name !== 'token') sessionStorage.removeItem(name)
      await opened.queryClient.resetQueries()
      await opened.settle()
    }

    await askAgain('sound')
    const good = { lines: shownLines(), retries: retries() }

    await askAgain('careless')
    // There may be more by now: some parts come late.
    const now = shownLines()
    const missing = [...good.lines].filter(([line, count]) => (now.get(line) ?? 0) < count)
    expect({ missing, retries: retries() }).toEqual({ missing: [], retries: good.retries })

    await askAgain('sparing')
    expect(retries()).toBeLessThanOrEqual(good.retries)
    expect(document.body.innerText).not.toContain('technical problem')
    expect(reports.filter(({ level }) => level === 'error')).toEqual([])
  },
)
