import type { Browser } from '@playwright/test'
import { scaled } from '#support/machine-factor.ts'
import { withFixture } from '../fixtures.ts'
import { type PhoneLoad, phoneLoad } from '../phone-load.ts'
import { firstPress, type PhoneTimes, phoneTimes } from '../phone-times.ts'
import { note, type Row, row } from '../report.ts'

/** Page loads per time, an odd number; the median counts. */
const runs = 3

const milliseconds = (value: number) => `${Math.round(value)} ms`
const median = (values: number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? Number.NaN

/** What a page takes on a cheap phone: times in milliseconds, and counts of one load. */
type Taken = PhoneTimes & { work: string; requests: string }

async function takenBy(browser: Browser, address: string, isSite = true): Promise<Taken> {
  const load = await phoneLoad(browser, address, isSite)
  const times: PhoneTimes[] = []
  while (times.length < runs) times.push(await phoneTimes(browser, address))
  return {
    usable: median(times.map(({ usable }) => usable)),
    blocking: median(times.map(({ blocking }) => blocking)),
    longest: median(times.map(({ longest }) => longest)),
    work: `${load.recalculations} / ${load.layouts} / ${load.forced.length}`,
    requests: requestsOf(load),
  }
}

function requestsOf({ requests }: PhoneLoad): string {
  const count = (kind: string) => requests.filter((request) => request.kind === kind).length
  return `${count('script')} / ${count('stylesheet')} / ${requests.length}`
}

/** Blocking time that is good on any machine, in milliseconds, and how often that of the bare page may be exceeded. */
const blockingBudget = 250
const againstBare = 1.5
/** How long the longest task may take, in milliseconds. */
const longestBudget = 120
/** How soon a press is to be answered while the page loads, in milliseconds. */
const pressBudget = 200

const pressed = 'phone: first press answered'

/** Presses the first game in page loads of its own, because what the press does would be part of their times. */
async function pressOn(browser: Browser, address: string, loads: number): Promise<number> {
  const answers: number[] = []
  while (answers.length < loads) answers.push(await firstPress(browser, address))
  return median(answers)
}

/**
 * Measures the site on a phone beside two fixtures in one run: when the first game can be played, how soon it answers
 * then, how long the page doesn't respond, and what the browser does and asks for.
 */
export async function measurePhone(browser: Browser, origin: string): Promise<Row[]> {
  const bare = await withFixture('bare', (address) => takenBy(browser, address, false))
  const [naive, naivePress] = await withFixture(
    'naive',
    async (address) => [await takenBy(browser, address, false), await pressOn(browser, address, 1)] as const,
  )
  const home = await takenBy(browser, `${origin}/`)
  const homePress = await pressOn(browser, `${origin}/`, runs)
  const slots = await takenBy(browser, `${origin}/rng`)
  const blocking = Math.max(blockingBudget, bare.blocking * againstBare)
  return [
    ...rowsOf('bare page', bare),
    ...rowsOf('naive lobby', naive),
    note(`naive lobby, ${pressed}`, milliseconds(naivePress)),
    ...rowsOf('home', home, { blocking, longest: longestBudget }),
    row(`home, ${pressed}`, homePress, scaled(pressBudget), milliseconds),
    ...rowsOf('slots', slots, { blocking, longest: longestBudget }),
  ]
}

/** The rows of a page; without budgets it is only there to compare. */
function rowsOf(
  page: string,
  taken: Taken,
  budgets?: Readonly<Record<'blocking' | 'longest', number>>,
): Row[] {
  const timeOf = (what: string, key: 'blocking' | 'longest') =>
    budgets
      ? row(`${page}, phone: ${what}`, taken[key], budgets[key], milliseconds)
      : note(`${page}, phone: ${what}`, milliseconds(taken[key]))
  return [
    note(`${page}, phone: first game with its picture`, taken.usable > 0 ? milliseconds(taken.usable) : '–'),
    timeOf('total blocking time', 'blocking'),
    timeOf('longest task', 'longest'),
    note(`${page}, phone: style recalculations / layouts / forced`, taken.work),
    note(`${page}, phone: scripts / style sheets / requests`, taken.requests),
  ]
}
