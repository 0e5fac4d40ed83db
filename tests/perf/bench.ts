/** `npm run bench`: everything that is measured on the web, each with its budget. Needs `npm run build:web`. */
import { resolve } from 'node:path'
import { SandboxClient } from '#support/sandbox.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { openBrowser } from './browser.ts'
import { measureKeystroke } from './measures/keystroke.ts'
import { measureLayoutShift } from './measures/layout-shift.ts'
import { measureLighthouse } from './measures/lighthouse.ts'
import { measureLoading } from './measures/loading.ts'
import { measureLobby } from './measures/lobby.ts'
import { measurePlatform } from './measures/platform.ts'
import { measureRenders } from './measures/renders.ts'
import { report } from './report.ts'

const [sandbox, browser] = await Promise.all([
  serveSandbox({ webRoot: resolve('dist/web'), scale: 'full' }),
  openBrowser(),
])
const { origin } = sandbox
const { token } = await new SandboxClient(origin).createAccount({ username: 'bench', password: 'Mabuhay8' })

report([
  ...(await measureLoading(browser, origin)),
  ...(await measureLayoutShift(browser, origin, token)),
  ...(await measureRenders(browser, origin, token)),
  ...(await measureKeystroke(browser, origin)),
  ...(await measureLobby(browser, origin, token)),
  ...(await measurePlatform(origin, token)),
  ...(await measureLighthouse(origin, '/')),
  ...(await measureLighthouse(origin, '/rng')),
])
await Promise.all([browser.close(), sandbox.close()])
