/**
 * `npm run bench`: runs the measures of the web site, each with its budget and what the last release measured. Needs
 * `npm run build:web`, and takes about five minutes on an idle machine of factor 1. `leaks` alone takes a quarter of an
 * hour.
 *
 *   npm run bench -- <names of measures>   only those, such as `lighthouse` to repeat a noisy one
 *   npm run bench -- all                   the long ones too
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
import { measureLighthouse } from './measures/lighthouse.ts'
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

const measures: Record<string, () => Promise<Row[]>> = {
  phone: () => measurePhone(browser, origin),
  interactions: () => measureInteractions(browser, origin, token),
  loading: () => measureLoading(browser, origin),
  shift: () => measureLayoutShift(browser, origin, token),
  renders: () => measureRenders(browser, origin, token),
  keystroke: () => measureKeystroke(browser, origin),
  lobby: async () => measureLobby(browser, { origin, token }, await signIn(small.origin)),
  downline: async () => measureDownline(browser, origin, agentToken),
  leaks: () => measureLeaks(origin, token, agentToken),
  platform: () => measureSandbox(origin, token, agentToken),
  lighthouse: async () => [
    ...(await measureLighthouse(origin, '/')),
    ...(await measureLighthouse(origin, '/rng')),
  ],
}

function failure(name: string, error: unknown): Row {
  console.error(error)
  return { what: `${name} could not be measured`, measured: '–', budget: '', within: false }
}

/** Left out unless they are named. */
const long = ['shift', 'leaks']

const keeps = process.argv.includes('--keep')
const asked = process.argv.slice(2).filter((word) => word !== '--keep')
const all = Object.keys(measures)
const named = asked.includes('all')
  ? all
  : asked.length > 0
    ? asked
    : all.filter((name) => !long.includes(name))
const unknown = named.find((name) => !Object.hasOwn(measures, name))
if (unknown !== undefined)
  throw new Error(`There is no measure ${unknown}; there are ${Object.keys(measures).join(', ')}.`)
const rows: Row[] = []
for (const [place, name] of named.entries()) {
  const begun = performance.now()
  process.stderr.write(`${place + 1} of ${named.length}, ${name} … `)
  // A measure that throws becomes a failed row, so that the others still run.
  rows.push(...((await measures[name]?.().catch((error: unknown) => [failure(name, error)])) ?? []))
  process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
}
report(rows, lastFigures())
if (keeps) keepFigures(rows, machineFactor())
await Promise.all([browser.close(), full.close(), small.close()])
