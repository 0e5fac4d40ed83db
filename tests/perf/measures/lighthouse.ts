import { createServer } from 'node:net'
import lighthouse, { type Config, desktopConfig, type RunnerResult } from 'lighthouse'
import { openBrowser } from '../browser.ts'
import type { Row } from '../report.ts'

const budgets = {
  performance: { mobile: 95, desktop: 99 },
  accessibility: { mobile: 100, desktop: 100 },
  'best-practices': { mobile: 100, desktop: 100 },
  seo: { mobile: 100, desktop: 100 },
} as const

/** Returns a free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

/** Page loads per score, an odd number; the median counts. */
const runs = 3

/**
 * Measures Lighthouse's scores of a page, on a phone and on a desktop. Prints what lowers a score below its budget.
 */
export async function measureLighthouse(origin: string, path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of ['mobile', 'desktop'] as const) {
    const results = []
    for (let run = 0; run < runs; run += 1) results.push(await visit(origin + path, kind))
    for (const [category, budget] of Object.entries(budgets)) {
      const scoreOf = (result: RunnerResult | undefined) =>
        Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
      const result = results.toSorted((one, other) => scoreOf(one) - scoreOf(other))[(runs - 1) / 2]
      const score = scoreOf(result)
      if (score < budget[kind])
        console.log(`${path} ${kind}, ${category} ${score}: ${shortOf(result, category)}`)
      rows.push({
        what: `${path} ${kind}: ${category}`,
        measured: String(score),
        budget: `≥ ${budget[kind]}`,
        within: score >= budget[kind],
      })
    }
  }
  return rows
}

/** Runs Lighthouse on a page in a new browser, slowed down by its own factor: four for a phone. */
async function visit(address: string, kind: 'mobile' | 'desktop'): Promise<RunnerResult | undefined> {
  const port = await freePort()
  const browser = await openBrowser(`--remote-debugging-port=${port}`)
  try {
    const config: Config = kind === 'desktop' ? desktopConfig : { extends: 'lighthouse:default' }
    return await lighthouse(address, { port, logLevel: 'error' }, config)
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
