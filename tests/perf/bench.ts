/**
 * `npm run bench`: runs the measures of the web site, each with its budget and what the last release measured. Builds
 * the site first if it is stale. What a player on a phone waits for takes about five minutes, everything over half an
 * hour, of which `leaks` takes half.
 *
 *   npm run bench -- <names of measures>   only those, such as `lighthouse` to repeat a noisy one
 *   npm run bench -- all                   those too that are measured only when they are asked for
 *   npm run bench -- all --keep            and keeps the figures as those of a release; those of other measures stay
 */
import { resolve } from 'node:path'
import { machineFactor } from '#support/machine-factor.ts'
import { SandboxClient } from '#support/sandbox.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { requireBuild } from '../../resources/build/brand/built-brand.ts'
import { buildIfStale } from '../../resources/scripts/build-if-stale.ts'
import { startProgress } from '../../resources/scripts/command/progress.ts'
import { readCommand } from '../../resources/scripts/command/read-command.ts'
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
import { type MeasureName, namedMeasures } from './named-measures.ts'
import { type Row, report } from './report.ts'

const { flags, words } = readCommand('bench')
const named = namedMeasures(words)
if (!(await buildIfStale('build:web'))) process.exit(1)
requireBuild('build:web')

const starting = startProgress('starting two sandboxes and a browser')
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
starting.end()

const measures: Record<MeasureName, () => Promise<Row[]>> = {
  phone: () => measurePhone(browser, origin),
  interactions: () => measureInteractions(browser, origin, token),
  loading: () => measureLoading(browser, origin),
  keystroke: () => measureKeystroke(browser, origin),
  lighthouse: async () => [...(await measureFixtures()), ...(await measurePerformance(origin, 'mobile'))],
  desktop: () => measurePerformance(origin, 'desktop'),
  audits: () => measureAudits(origin),
  shift: () => measureLayoutShift(browser, origin, token),
  renders: () => measureRenders(browser, origin, token),
  lobby: async () => measureLobby(browser, { origin, token }, await signIn(small.origin)),
  downline: () => measureDownline(browser, origin, agentToken),
  leaks: () => measureLeaks(origin, token, agentToken, small.origin),
  platform: () => measureSandbox(origin, token, agentToken),
}

function failure(name: string, error: unknown): Row {
  console.error(error)
  return { what: `${name} could not be measured`, measured: '–', budget: '', within: false }
}

const rows: Row[] = []
for (const [place, name] of named.entries()) {
  const progress = startProgress(`${place + 1} of ${named.length}, ${name}`)
  // A measure that throws becomes a failed row, so that the others still run.
  rows.push(...(await measures[name]().catch((error: unknown) => [failure(name, error)])))
  process.stderr.write(`${name}: ${progress.end()} s\n`)
}
report(rows, lastFigures())
if (flags.keep) keepFigures(rows, machineFactor())
await Promise.all([browser.close(), full.close(), small.close()])
