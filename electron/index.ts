import { brand, contentSecurityPolicy } from 'virtual:brand'
import { app, dialog, protocol } from 'electron'
import { startClient } from './client.ts'
import { gatewayAddress } from './gateway/address.ts'
import { createLinks } from './lifecycle/links.ts'
import { reasonOf } from './log.ts'
import { startLog } from './logs/start-logs.ts'
import { type Administered, startPolicy } from './policies/start-policy.ts'
import { siteScheme } from './security/origins.ts'

const { log, keep: keepLog, flush: flushLog } = startLog()
const links = createLinks(brand.scheme, log)

/** Starts the client, or shows why it can't start. */
function start(administered: Administered): void {
  // Under a forgetful policy, the log goes to the console only.
  if (!administered.policy.forgetful) keepLog()
  const gateway = gatewayAddress(brand.gatewayUrl, process.argv)
  if (gateway.ok)
    return void startClient({
      brand,
      policy: contentSecurityPolicy,
      gatewayUrl: gateway.url,
      administered,
      links,
      log,
      flushLog,
    })
  dialog.showErrorBox(`${brand.title} can't start`, gateway.problem)
  flushLog()
  app.exit(1)
}

// Without this handler, Electron shows a stack trace to the user.
process.on('uncaughtException', (error) =>
  log.error('main', 'an error nobody handled', { reason: reasonOf(error) }),
)

app.enableSandbox()
protocol.registerSchemesAsPrivileged([
  {
    scheme: siteScheme,
    privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
  },
])

if (app.requestSingleInstanceLock()) {
  links.started(process.argv)
  app.on('second-instance', (_, argv) => links.started(argv))
  // Registered before `ready`, because a link that starts the client on macOS arrives before it.
  app.on('open-url', (event, link) => {
    event.preventDefault()
    links.open(link)
  })
  app.on('window-all-closed', () => app.quit())
  // Not awaited: with a top-level await here, Electron would never become ready.
  void Promise.all([startPolicy(brand, log), app.whenReady()]).then(([administered]) => start(administered))
} else app.quit()
