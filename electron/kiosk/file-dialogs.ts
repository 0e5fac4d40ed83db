import type { App, WebContents } from 'electron'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'

export type FileDialogOptions = {
  app: Pick<App, 'on'>
  lockdown: { readonly on: boolean }
  /** Called when a page wanted to open one. */
  onRefused: () => void
  log: Log
}

/**
 * Keeps a page's file fields from opening the system's dialog, which shows the whole disk: while the developer protocol
 * catches a page's file choosers, Chromium opens none. No page has the other way, file pickers: web-preferences.ts.
 * Returns a function that lets them open again.
 */
export function forbidFileDialogs({ app, lockdown, onRefused, log }: FileDialogOptions): () => void {
  const held = new Set<WebContents>()
  app.on('web-contents-created', (_, contents) => {
    if (!lockdown.on) return
    held.add(contents)
    contents.once('destroyed', () => held.delete(contents))
    hold(contents, onRefused).catch((error: unknown) => {
      // Nothing to report: the lockdown has ended meanwhile, or the page is gone.
      if (!lockdown.on || contents.isDestroyed()) return
      // A page that can't be held is not shown at all.
      log.error('kiosk', 'a page’s file dialogs could not be held', { reason: reasonOf(error) })
      contents.close()
    })
  })
  return () => {
    for (const contents of held) if (contents.debugger.isAttached()) contents.debugger.detach()
    held.clear()
  }
}

/** Holds a page's file dialogs. Frames with a process of their own are separate targets, and are held too. */
async function hold(contents: WebContents, onRefused: () => void): Promise<void> {
  const { debugger: devtools } = contents
  devtools.attach('1.3')
  const holdTarget = async (session?: string) => {
    const send = (method: string, parameters: object = {}) =>
      devtools.sendCommand(method, parameters, session)
    await send('Page.enable')
    await send('Page.setInterceptFileChooserDialog', { enabled: true })
    // A new frame waits until it is held.
    await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
    await send('Runtime.runIfWaitingForDebugger')
  }
  devtools.on('message', (_, method, parameters: { sessionId?: string; targetInfo?: { type: string } }) => {
    if (method === 'Page.fileChooserOpened') onRefused()
    if (method !== 'Target.attachedToTarget' || parameters.sessionId === undefined) return
    // Workers have no choosers, but wait, too. A target that is gone meanwhile needs nothing.
    const { sessionId } = parameters
    const held =
      parameters.targetInfo?.type === 'iframe'
        ? holdTarget(sessionId)
        : devtools.sendCommand('Runtime.runIfWaitingForDebugger', {}, sessionId)
    held.catch(() => {})
  })
  await holdTarget()
}
