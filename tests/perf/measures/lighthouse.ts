import { createServer } from 'node:net'
import lighthouse, { type Config, desktopConfig, type Flags, type RunnerResult } from 'lighthouse'
import { openBrowser } from '../browser.ts'
import { withFixture } from '../fixtures.ts'
import { note, type Row } from '../report.ts'

export type Kind = 'mobile' | 'desktop'

/** Lowest performance. */
const performanceBudgets: Readonly<Record<Kind, number>> = { mobile: 95, desktop: 99 }

/** Categories with a budget of 100, which don't differ from load to load. */
const checked = ['accessibility', 'best-practices', 'seo']

const pages = ['/', '/rng']

/** Returns a free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** The audits that the performance is reckoned from. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

/** Page loads per performance, an odd number; the median counts. */
const runs = 3

/** Returns the median load by performance. Only what that is reckoned from is looked at, in a third of the time. */
async function medianLoad(address: string, kind: Kind): Promise<RunnerResult | undefined> {
  const loads: (RunnerResult | undefined)[] = []
  while (loads.length < runs) loads.push(await visit(address, kind, { onlyAudits: metrics }))
  return loads.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))[
    (runs - 1) / 2
  ]
}

/** Measures the performance of home and a lobby by Lighthouse. Prints the metrics of one below its budget. */
export async function measurePerformance(origin: string, kind: Kind): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of pages)
    rows.push(
      rowOf(path, kind, 'performance', performanceBudgets[kind], await medianLoad(origin + path, kind)),
    )
  return rows
}

/** Measures the performance of the fixtures on a phone, to compare. */
export async function measureFixtures(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, what] of [
    ['bare', 'bare page'],
    ['naive', 'naive lobby'],
  ] as const) {
    const load = await withFixture(name, (address) => medianLoad(address, 'mobile'))
    rows.push(note(`${what} mobile: performance`, String(scoreOf(load, 'performance'))))
  }
  return rows
}

/** Checks home and a lobby by Lighthouse's other audits, on a phone and a desktop. Prints those that fail. */
export async function measureAudits(origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of pages)
    for (const kind of ['mobile', 'desktop'] as const) {
      const result = await visit(origin + path, kind, { onlyCategories: checked })
      rows.push(...checked.map((category) => rowOf(path, kind, category, 100, result)))
    }
  return rows
}

/** A category's score, of 100. */
const scoreOf = (result: RunnerResult | undefined, category: string): number =>
  Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)

function rowOf(path: string, kind: Kind, category: string, budget: number, result?: RunnerResult): Row {
  const score = scoreOf(result, category)
  const what = `${path} ${kind}: ${category}`
  if (score < budget) console.log(`${what} ${score}: ${shortOf(result, category)}`)
  return { what, measured: String(score), budget: `≥ ${budget}`, within: score >= budget }
}

/** Runs Lighthouse on a page in a new browser, slowed down by its own factor: four for a phone. */
async function visit(address: string, kind: Kind, parts: Flags): Promise<RunnerResult | undefined> {
  const port = await freePort()
  const browser = await openBrowser(`--remote-debugging-port=${port}`)
  try {
    const config: Config = kind === 'desktop' ? desktopConfig : { extends: 'lighthouse:default' }
    return await lighthouse(address, { ...parts, port, logLevel: 'error' }, config)
  } finally {
    await browser.close()
  }
}

/** Returns the audits that lower a category's score, with their values if they have any. */
function shortOf(result: RunnerResult | undefined, category: string): string {
  const audits = result?.lhr.audits ?? {}
  const ids =
    category === 'performance'
      ? metrics
      : (result?.lhr.categories[category]?.auditRefs ?? [])
          .map(({ id }) => id)
          .filter((id) => audits[id]?.score === 0)
  return ids.map((id) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()).join(', ')
}
