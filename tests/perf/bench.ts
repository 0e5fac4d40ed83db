/**
 * `npm run bench`: runs the measures of the web site, each with its budget and what the last release measured. Needs
 * `npm run build:web`. What a player on a phone waits for takes about five minutes, everything over half an hour, of
 * which `leaks` takes half.
 *
 *   npm run bench -- <names of measures>   only those, such as `lighthouse` to repeat a noisy one
 *   npm run bench -- all                   those too that are measured only when they are asked for
 *   npm run bench -- all --keep            and keeps the figures as those of a release; those of other measures stay
 */
import { resolve } from 'node:path'
import { machineFactor } from '#support/machine-factor.ts'
import { SandboxClient } from '#support/sandbox.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { openBrowser } from './browser.ts'
import { keepFigures, lastFigures } from './figures.ts'
import { measureDownline } from './measures/downline.ts'
import { measureInteractions } from './measures/interactions.ts'
import { measureKeystroke } from './measures/keystroke.ts'
import { measureLayoutShift } from './measures/layout-shift.ts'
import { measureLeaks } from './measures/leaks.ts'
import { measureAudits, measureFixtures, measurePerformance } from './measures/lighthouse.ts'
import { measureLoading } from './measures/loading.ts'
import { measureLobby, type Signed } from './measures/lobby.ts'
import { measurePhone } from './measures/phone.ts'
import { measureRenders } from './measures/renders.ts'
import { measureSandbox } from './measures/sandbox.ts'
import { type Row, report } from './report.ts'

const webRoot = resolve('dist/web')
const [full, small, browser] = await Promise.all([
  serveSandbox({ webRoot, scale: 'full' }),
  serveSandbox({ webRoot, scale: 'small' }),
  openBrowser(),
])

async function signIn(origin: string): Promise<Signed> {
  const { token } = await new SandboxClient(origin).createAccount({ username: 'bench', password: 'Mabuhay8' })
  return { origin, token }
}
const { origin, token } = await signIn(full.origin)
const agentToken = await new SandboxClient(origin).signIn('agent1')

type Measure = {
  rows: () => Promise<Row[]>
  /** Measured only when it is named, or with all others. */
  whenAsked?: true
}

const measures: Record<string, Measure> = {
  phone: { rows: () => measurePhone(browser, origin) },
  interactions: { rows: () => measureInteractions(browser, origin, token) },
  loading: { rows: () => measureLoading(browser, origin) },
  keystroke: { rows: () => measureKeystroke(browser, origin) },
  lighthouse: {
    rows: async () => [...(await measureFixtures()), ...(await measurePerformance(origin, 'mobile'))],
  },
  desktop: { rows: () => measurePerformance(origin, 'desktop'), whenAsked: true },
  audits: { rows: () => measureAudits(origin), whenAsked: true },
  shift: { rows: () => measureLayoutShift(browser, origin, token), whenAsked: true },
  renders: { rows: () => measureRenders(browser, origin, token), whenAsked: true },
  lobby: {
    rows: async () => measureLobby(browser, { origin, token }, await signIn(small.origin)),
    whenAsked: true,
  },
  downline: { rows: () => measureDownline(browser, origin, agentToken), whenAsked: true },
  leaks: { rows: () => measureLeaks(origin, token, agentToken, small.origin), whenAsked: true },
  platform: { rows: () => measureSandbox(origin, token, agentToken), whenAsked: true },
}

function failure(name: string, error: unknown): Row {
  console.error(error)
  return { what: `${name} could not be measured`, measured: '–', budget: '', within: false }
}

const keeps = process.argv.includes('--keep')
const asked = process.argv.slice(2).filter((word) => word !== '--keep')
const all = Object.keys(measures)
const named = asked.includes('all')
  ? all
  : asked.length > 0
    ? asked
    : all.filter((name) => !measures[name]?.whenAsked)
const unknown = named.find((name) => !Object.hasOwn(measures, name))
if (unknown !== undefined)
  throw new Error(`There is no measure ${unknown}; there are ${Object.keys(measures).join(', ')}.`)
const rows: Row[] = []
for (const [place, name] of named.entries()) {
  const begun = performance.now()
  process.stderr.write(`${place + 1} of ${named.length}, ${name} … `)
  // A measure that throws becomes a failed row, so that the others still run.
  rows.push(...((await measures[name]?.rows().catch((error: unknown) => [failure(name, error)])) ?? []))
  process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
}
report(rows, lastFigures())
if (keeps) keepFigures(rows, machineFactor())
await Promise.all([browser.close(), full.close(), small.close()])
