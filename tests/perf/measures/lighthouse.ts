import { createServer } from 'node:net'
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse'
import { openBrowser } from '../browser.ts'
import type { Row } from '../report.ts'

const budgets = {
  performance: { mobile: 90, desktop: 99 },
  accessibility: { mobile: 100, desktop: 100 },
  'best-practices': { mobile: 100, desktop: 100 },
  seo: { mobile: 100, desktop: 100 },
} as const

/** A port that nobody listens on just now. */
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

/** Lighthouse's scores for a page, on a phone and on a desktop; what a score is short of is told. */
export async function measureLighthouse(origin: string, path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of ['mobile', 'desktop'] as const) {
    const port = await freePort()
    const browser = await openBrowser(`--remote-debugging-port=${port}`)
    const result = await lighthouse(
      origin + path,
      { port, logLevel: 'error' },
      kind === 'desktop' ? desktopConfig : undefined,
    )
    await browser.close()
    for (const [category, budget] of Object.entries(budgets)) {
      const score = Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
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

/** The audits that keep a category from being full, each with its figure where it has one. */
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
