import { beforeAll, expect, test } from 'vitest'
import { accountScreens } from '#features/auth/testing/account-screens.tsx'
import { type Report, takeReports } from '#lib/log/report.ts'
import { faultAnswers } from '#lib/testing/fault-answers.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import common from '#shared/i18n/locales/EN/common.json' with { type: 'json' }
import { routes } from './routing/routes.ts'
import { acts } from './testing/acts.ts'
import { goodAnswer, loadProduct, openScreen, until } from './testing/open-screen.tsx'
import { type ProductScreen, productScreens } from './testing/product-screens.tsx'
import { isQuiet } from './testing/quiet-calls.ts'
import { nobodyWaits, sameAs, triedElsewhere } from './testing/tried-elsewhere.ts'

/** One answer for each message that a fault ends in. A screen's first call meets all of them. */
const faults = [...new Map(Object.values(faultAnswers).map((fault) => [fault.key, fault])).values()]
/** The faults that end the session or close the site. The screen that made the call is gone then. */
const faultsOfAll: readonly string[] = ['unauthorized', 'blocked', 'maintenance']
const faultsOfOne = faults.filter(({ key }) => !faultsOfAll.includes(key))

/** Milliseconds in which a failure that isn't shown would break something. */
const aMoment = 15

const retries = () =>
  [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent.trim() === common.action.retry,
  )
/** What shows more of a screen: the details of rows, tabs and choices, in this order. */
const openers = () =>
  [
    'tr[data-opens] button',
    '[role=tab][aria-selected=false]',
    '[role=radiogroup] input[type=radio]:not(:checked)',
  ].flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
const nameOf = (opener: HTMLElement) => (opener.closest('label') ?? opener).textContent

const reports: Report[] = []
/** The calls met, and those met on a page at any of its addresses. */
const met = new Set<string>()
const metOn = new Map<string, Set<string>>()

beforeAll(async () => {
  await loadProduct()
  takeReports((report) => reports.push(report))
})

/** Lets a call of an open screen fail in every way. Returns what is wrong with how the screen takes it. */
async function failEveryWay(
  endpoint: AnyEndpoint,
  screen: ProductScreen,
  { network, queryClient, reopen, settle }: Awaited<ReturnType<typeof openScreen>>,
  quiet: boolean,
  ways: typeof faults,
): Promise<string[]> {
  const wrong: string[] = []
  const filter = { queryKey: [endpoint.id] }
  const asked = () => queryClient.getQueryCache().findAll({ ...filter, type: 'active' })
  const before = retries().length
  for (const { answer, key } of ways) {
    network.answer(endpoint, answer)
    // Answers that a reload would find again.
    for (const name of Object.keys(sessionStorage)) if (name !== 'token') sessionStorage.removeItem(name)
    void queryClient.resetQueries(filter)
    const isTold = () => asked().every(({ state }) => state.status === 'error') && retries().length > before
    const reported = await until(isTold, quiet ? aMoment : undefined)
    if (reported || quiet) continue
    // The other ways would wait as long for the same.
    wrong.push(
      `${endpoint.id} isn’t shown after ${key}. If the screen is whole without it: app/testing/quiet-calls.ts`,
    )
    break
  }
  network.answer(endpoint, () => goodAnswer(endpoint, screen))
  if (quiet) {
    await queryClient.resetQueries(filter)
    await settle()
  } else {
    for (const button of retries()) button.click()
    if (!(await until(() => retries().length <= before))) wrong.push(`${endpoint.id} doesn’t come back`)
  }
  await reopen()
  const broken = reports.splice(0).filter(({ level }) => level === 'error')
  return [...wrong, ...broken.map(({ what, cause }) => `${endpoint.id}: ${what} ${String(cause)}`)]
}

test.each(productScreens)(
  '[NET-05, ERR-03] $name: a call that fails ends in words and a way on, whatever goes wrong, and breaks nothing',
  async (screen) => {
    reports.length = 0
    const opened = await openScreen(screen)
    const group = screen.route ? routes[screen.route].page : screen.name
    const before = metOn.get(group) ?? new Set()
    metOn.set(group, before)
    const wrong: string[] = []
    let reported = false

    const meetCalls = async () => {
      await opened.settle()
      for (const endpoint of allEndpoints) {
        const { id } = endpoint
        const quiet = isQuiet(id, screen.name)
        if (opened.network.sent(endpoint).length === 0 || before.has(id)) continue
        // What no screen shows is tried once.
        if (quiet && met.has(id)) continue
        before.add(id)
        if (!opened.isQuery(endpoint)) continue
        met.add(id)
        const ways = quiet || reported ? faultsOfOne : faults
        reported ||= !quiet
        wrong.push(...(await failEveryWay(endpoint, screen, opened, quiet, ways)))
      }
    }

    await meetCalls()
    const tried = new Set<string>()
    for (let left = 8; left > 0; left -= 1) {
      const opener = openers().find((one) => !tried.has(nameOf(one)))
      if (!opener) break
      tried.add(nameOf(opener))
      opener.click()
      await meetCalls()
    }
    expect(wrong).toEqual([])
  },
)

test('[NET-05] every call of the contract is in the table, or has tests of its own', () => {
  const money = allEndpoints.flatMap(({ id, movesMoney }) => (movesMoney ? [id, movesMoney.outcome.id] : []))
  const tried = new Set([
    ...met,
    // tests/money tries each with every fault.
    ...money,
    // The tables of what is done on a screen.
    ...accountScreens.map(({ call }) => call.id),
    ...acts.map(({ call }) => call.id),
    // tests/support reads each of these files for its fault.
    ...Object.keys(triedElsewhere),
  ])
  expect(Object.values(sameAs).filter((id) => !tried.has(id))).toEqual([])
  const known = new Set([...tried, ...Object.keys(sameAs), ...Object.keys(nobodyWaits)])
  const untried = allEndpoints.map(({ id }) => id).filter((id) => !known.has(id))
  expect(untried.map((id) => `${id}: app/testing/acts.ts, or tried-elsewhere.ts beside it`)).toEqual([])
})
