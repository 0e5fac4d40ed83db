import { resolve } from 'node:path'
import { SandboxClient } from '#support/sandbox.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { startProgress } from '../../resources/scripts/command/progress.ts'
import { openBrowser } from './browser.ts'
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
import type { MeasureName } from './named-measures.ts'
import type { Row } from './report.ts'

function failure(name: string, error: unknown): Row {
  console.error(error)
  return { what: `${name} could not be measured`, measured: '–', budget: '', within: false }
}

async function signIn(origin: string): Promise<Signed> {
  const { token } = await new SandboxClient(origin).createAccount({ username: 'bench', password: 'Mabuhay8' })
  return { origin, token }
}

/** Runs measures on two sandboxes, one after the other. @param warn told how long each took. */
export async function measureAll(
  named: readonly MeasureName[],
  warn: (line: string) => void,
): Promise<Row[]> {
  const starting = startProgress('starting two sandboxes and a browser')
  const webRoot = resolve('dist/web')
  const [full, small, browser] = await Promise.all([
    serveSandbox({ webRoot, scale: 'full' }),
    serveSandbox({ webRoot, scale: 'small' }),
    openBrowser(),
  ])
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

  const rows: Row[] = []
  for (const [place, name] of named.entries()) {
    const progress = startProgress(`${place + 1} of ${named.length}, ${name}`)
    // A measure that throws becomes a failed row, so that the others still run.
    rows.push(...(await measures[name]().catch((error: unknown) => [failure(name, error)])))
    warn(`${name}: ${progress.end()} s`)
  }
  await Promise.all([browser.close(), full.close(), small.close()])
  return rows
}
