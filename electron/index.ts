import { brand, contentSecurityPolicy } from 'virtual:brand-client'
import { gatewayMapping } from 'virtual:gateway-mapping'
import { app, crashReporter, dialog, protocol } from 'electron'
import { wireMapping } from '#shared/contract/wire-mapping.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { startClient } from './client.ts'
import { gatewayAddress } from './gateway/address.ts'
import { createLinks } from './lifecycle/links.ts'
import { crashReporting, pruneCrashReports } from './logs/crash-reports.ts'
import { startLog } from './logs/start-logs.ts'
import { type Administered, startPolicy } from './policies/start-policy.ts'
import { siteScheme } from './security/origins.ts'
import { isAccelerationOff } from './start/hardware-acceleration.ts'
import { startRefusal } from './start/start-refusal.ts'

declare global {
  interface ImportMetaEnv {
    /** True only in a package that the specs drive. */
    readonly FOR_TESTS: boolean
  }
}

const { log, keep: keepLog, flush: flushLog } = startLog()
const links = createLinks(brand.scheme, log)

/**
 * Ends a start that can't succeed. Without this, the process would stay behind without a window, and every later start
 * would give way to it.
 */
async function giveUp(problem: string): Promise<void> {
  log.error('main', 'the client can’t start', { problem })
  // Before Electron is ready, Linux shows no dialog.
  await app.whenReady()
  dialog.showErrorBox(`${brand.title} can't start`, problem)
  flushLog()
  app.exit(1)
}

/** Starts the client, or shows why it can't start. */
function start(administered: Administered): void {
  const { forgetful } = administered.policy
  // Read before the folder of the user's data is moved, because Electron derives this path from it.
  const crashDumps = app.getPath('crashDumps')
  crashReporter.start(crashReporting({ title: brand.title, address: brand.crashReports, forgetful }))
  // Under a forgetful policy, the log goes to the console only, and no report outlives the run.
  const forgetCrashes = () => pruneCrashReports(crashDumps, forgetful ? 0 : undefined)
  forgetCrashes()
  if (forgetful) app.on('will-quit', forgetCrashes)
  else keepLog()
  const gateway = gatewayAddress(brand.gatewayUrl, process.argv)
  if (gateway.ok)
    return void startClient({
      brand,
      contentSecurityPolicy,
      gatewayUrl: gateway.url,
      wire: wireMapping(gatewayMapping),
      administered,
      links,
      log,
      flushLog,
      crashDumps,
    })
  void giveUp(gateway.problem)
}

// Without this handler, Electron shows a stack trace to the user.
process.on('uncaughtException', (error) =>
  log.error('main', 'an error nobody handled', { reason: reasonOf(error) }),
)
// Without this handler, Electron only prints a warning to the console.
process.on('unhandledRejection', (reason) =>
  log.error('main', 'a rejection nobody handled', { reason: reasonOf(reason) }),
)

if (isAccelerationOff(app.getPath('userData'))) app.disableHardwareAcceleration()
app.enableSandbox()
protocol.registerSchemesAsPrivileged([
  {
    scheme: siteScheme,
    privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
  },
])

const refusal = startRefusal({
  packaged: app.isPackaged && !import.meta.env.FOR_TESTS,
  argv: process.argv,
  env: process.env,
})
if (refusal !== undefined) void giveUp(refusal)
else if (app.requestSingleInstanceLock()) {
  links.started(process.argv)
  app.on('second-instance', (_, argv) => links.started(argv))
  // Registered before `ready`, because a link that starts the client on macOS arrives before it.
  app.on('open-url', (event, link) => {
    event.preventDefault()
    links.open(link)
  })
  app.on('window-all-closed', () => app.quit())
  // Not awaited: with a top-level await here, Electron would never become ready.
  Promise.all([startPolicy(brand, log), app.whenReady()])
    .then(([administered]) => start(administered))
    .catch((error: unknown) => void giveUp(reasonOf(error)))
} else app.quit()
