import { type ElectronApplication, expect, type Page } from '@playwright/test'
import { firstClientSettings } from '#shared/domain/client-settings.ts'
import { forgetSession, invoke, type Run } from './client.ts'

declare global {
  /** In main: puts back what a spec has replaced there. */
  var putBack: (() => void) | undefined
}

/** Remembers what specs replace in main: the ways to the person and the system, the clocks, and the host's guards and records. */
export const rememberOriginals = (app: ElectronApplication): Promise<void> =>
  app.evaluate((electron) => {
    const { app: main, dialog, shell } = electron
    const replaced: [object, string][] = [
      [dialog, 'showMessageBox'],
      [shell, 'openExternal'],
      [main, 'getAppMetrics'],
      [Date, 'now'],
      [performance, 'now'],
      [globalThis, 'setInterval'],
    ]
    const originals = replaced.map(([owner, name]): [object, string, unknown] => [
      owner,
      name,
      Reflect.get(owner, name),
    ])
    const host: { records?: unknown[]; dropGuards?(names: []): void } = Reflect.get(electron, '__host') ?? {}
    globalThis.putBack = () => {
      host.dropGuards?.([])
      host.records?.splice(0)
      for (const [owner, name, value] of originals) Reflect.set(owner, name, value)
    }
  })

/** Closes every window but the site's, and shows that one as it was at first. */
const tidyWindows = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ BaseWindow, BrowserWindow }) => {
    const [site] = BrowserWindow.getAllWindows()
    for (const window of BaseWindow.getAllWindows()) if (window.id !== site?.id) window.destroy()
    site?.setFullScreen(false)
    site?.restore()
    site?.webContents.setZoomFactor(1)
  })

/** Loads the site's first page anew, and waits for it. */
async function loadSite(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => window.desktop !== undefined && document.readyState === 'complete')
}

/** Ends what a spec has left running, and takes back what it has set in main. */
async function clearMain({ app, page }: Run): Promise<void> {
  await app.evaluate(() => globalThis.putBack?.())
  await tidyWindows(app)
  await forgetSession(page)
  await invoke(page, 'memory:forget')
  await invoke(page, 'settings:change', firstClientSettings)
  await invoke(page, 'window:setLanguage', 'EN')
  await expect.poll(() => app.windows().length).toBe(1)
}

/**
 * Brings a client back to how it was started, whatever a spec has left of it: nobody is signed in or remembered, the
 * settings are the first ones, nothing is open but the site's first page, which is new, and main has its own functions.
 * @param home address of the site's first page.
 */
export async function asAtStart(run: Run, home: string): Promise<void> {
  const { page } = run
  // A guard that was switched off may have let it go elsewhere.
  if (new URL(page.url()).origin !== new URL(home).origin) await loadSite(page, home)
  await clearMain(run)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await loadSite(page, home)
}

/** The same for a page that a spec has only called main through, and that stays. */
export async function signedOutAgain(run: Run): Promise<void> {
  await clearMain(run)
  await run.page.waitForFunction(() => {
    const { openedGames = [], heardEvents = [] } = window
    return openedGames.every((game) =>
      heardEvents.some(({ type, ...of }) => type === 'gameClosed' && 'id' in of && of.id === game),
    )
  })
  await run.page.evaluate(() => {
    window.openedGames = []
  })
}
