/** The smallest app that uses every behaviour of Electron that the client relies on. Specs drive it from outside. */
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import {
  app,
  BrowserWindow,
  type IpcMainInvokeEvent,
  ipcMain,
  Menu,
  protocol,
  session,
  type WebContents,
} from 'electron'
import type { SenderReport } from './bridge.ts'

const siteOrigin = 'app://site'
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const policy = "default-src 'self'; connect-src app: 'self'; frame-ancestors 'self'"
const here = import.meta.dirname

globalThis.seen = []
const see = (event: string, detail = '') => void seen.push(`${event} ${detail}`.trim())

async function serveFile(pathname: string): Promise<Response> {
  const file = join(here, 'site', pathname)
  const headers = { 'content-type': types[extname(file)] ?? 'text/plain', 'content-security-policy': policy }
  return readFile(file).then(
    (body) => new Response(body, { headers }),
    () => new Response('missing', { status: 404 }),
  )
}

/** Returns a body in three chunks, each sent in its own turn of the event loop. */
function inPieces(): ReadableStream<Uint8Array> {
  const parts = ['one ', 'two ', 'three']
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve))
      const part = parts.shift()
      if (part === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(part))
    },
  })
}

async function serve(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/stream') return new Response(inPieces(), { headers: { 'x-kind': 'stream' } })
  if (pathname === '/broken') return Response.error()
  if (pathname !== '/echo') return serveFile(pathname)
  const { url, method } = request
  const body = await request.text()
  return Response.json({
    url,
    method,
    marker: request.headers.get('x-marker'),
    query: searchParams.get('q'),
    body,
  })
}

function report(event: IpcMainInvokeEvent): SenderReport {
  const frame = event.senderFrame
  return {
    url: frame?.url,
    origin: frame?.origin,
    isTopFrame: frame?.parent === null,
    isMainFrame: frame === event.sender.mainFrame,
    senderUrl: event.sender.getURL(),
  }
}

function guard(contents: WebContents): void {
  const keep = (name: string) => (event: { url: string; preventDefault(): void }) => {
    const isForeign = event.url.includes('evil')
    see(name, event.url)
    if (isForeign) event.preventDefault()
  }
  contents.on('will-navigate', keep('will-navigate'))
  contents.on('will-frame-navigate', ({ url, isMainFrame }) =>
    see('will-frame-navigate', `${isMainFrame} ${url}`),
  )
  contents.on('will-redirect', keep('will-redirect'))
  contents.setWindowOpenHandler(({ url }) => {
    see('window-open', url)
    return { action: url.includes('allowed') ? 'allow' : 'deny' }
  })
  contents.on('did-create-window', (_window, { url }) => see('did-create-window', url))
  contents.on('render-process-gone', (_event, { reason }) => see('render-process-gone', reason))
  contents.on('destroyed', () => see('destroyed'))
}

ipcMain.handle('who', report)
ipcMain.handle('echo', (_event, ...values) => values)
ipcMain.handle('fail', () => {
  throw new Error('as told')
})
ipcMain.handle('guarded', (event) => {
  const frame = event.senderFrame
  if (frame?.origin !== siteOrigin || frame.parent) throw new Error('not the site')
  return 'let in'
})
ipcMain.on('whisper', (_event, text) => see('whisper', String(text)))

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
])
app.enableSandbox()
if (!app.requestSingleInstanceLock()) app.quit()
app.on('web-contents-created', (_event, contents) => guard(contents))
app.on('window-all-closed', () => app.quit())

void app.whenReady().then(async () => {
  Menu.setApplicationMenu(null)
  const main = session.defaultSession
  main.protocol.handle('app', serve)
  main.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) => {
    see('permission-request', `${permission} ${new URL(requestingUrl).protocol}`)
    answer(permission === 'notifications')
  })
  main.setPermissionCheckHandler((_contents, permission, origin) => {
    see('permission-check', `${permission} ${origin}`)
    return permission === 'geolocation'
  })
  main.on('will-download', (event, item) => {
    see('will-download', item.getFilename())
    event.preventDefault()
  })
  const window = new BrowserWindow({
    width: 800,
    height: 600,
    show: false,
    // As large as its page, on every system.
    frame: false,
    webPreferences: { preload: join(here, 'preload.cjs'), additionalArguments: ['--fixture=yes'] },
  })
  app.on('second-instance', (_event, argv) => window.webContents.send('note', `second ${argv.at(-1)}`))
  window.once('ready-to-show', () => window.show())
  await window.loadURL(`${siteOrigin}/index.html`)
})
