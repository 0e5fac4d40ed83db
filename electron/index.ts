import { brand, contentSecurityPolicy } from 'virtual:brand'
import { app, dialog, protocol } from 'electron'
import { type Client, startClient } from './client.ts'
import { gatewayAddress } from './gateway/address.ts'
import { reasonOf } from './log.ts'
import { startLog } from './logs/start-logs.ts'
import { siteScheme } from './security/origins.ts'
import { focusWindow } from './windows/main-window.ts'

const { log, keep: keepLog, flush: flushLog } = startLog()

/** Starts the client, or says what stops it. */
function start(): Client | undefined {
  const gateway = gatewayAddress(brand.gatewayUrl, process.argv)
  if (gateway.ok)
    return startClient({ brand, policy: contentSecurityPolicy, gatewayUrl: gateway.url, log, flushLog })
  dialog.showErrorBox(`${brand.title} can't start`, gateway.problem)
  flushLog()
  app.exit(1)
}

// Without this, Electron shows the user a stack trace.
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
  keepLog()
  let client: Client | undefined
  app.on('second-instance', () => client && focusWindow(client.window))
  app.on('window-all-closed', () => app.quit())
  // Not awaited: a top-level await here would keep Electron from ever becoming ready.
  void app.whenReady().then(() => {
    client = start()
  })
} else app.quit()
