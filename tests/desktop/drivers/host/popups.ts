import { browser, type OpenedPage } from './browser-process.ts'
import { HostBrowserWindow } from './paged-window.ts'
import { record, trace } from './records.ts'
import { HostWebContents } from './web-contents.ts'

/** Resumes the page before closing it, because closing a paused page makes its opener's process hang. */
async function close({ session, targetId }: OpenedPage): Promise<void> {
  await session.send('Runtime.runIfWaitingForDebugger').catch(trace)
  await browser.send('Target.closeTarget', { targetId }).catch(trace)
}

/**
 * Makes a window of a page that another page opened, if the opener's handler allows it; otherwise closes the page.
 */
async function settle(page: OpenedPage): Promise<void> {
  const opener = page.openerId === undefined ? undefined : HostWebContents.ofTarget(page.openerId)
  const opening = await opener?.windowOpenings.next()
  if (!opener || !opening || opening.response.action === 'deny') {
    record('popup-closed', opening?.details.url)
    await close(page)
    return
  }
  const { overrideBrowserWindowOptions: options = {} } = opening.response
  const webPreferences = { session: opener.session, ...options.webPreferences }
  const window = new HostBrowserWindow({ ...options, webPreferences }, page)
  window.webContents.expectFirstLoad(opening.realUrl)
  opener.emit('did-create-window', window, { ...opening.details, options })
}

export function adoptOpenedPages(): void {
  browser.onOpenedPage((page) => void settle(page).catch(trace))
}
