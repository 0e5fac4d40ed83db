import type { ElectronApplication } from '@playwright/test'

/** What pages have tried to do outside themselves since `watchOutside`; in main. */
type Tried = {
  /** Addresses that the system's browser was to open. */
  opened: string[]
  /** Addresses of navigations and downloads that main has prevented. */
  prevented: string[]
}
declare global {
  var tried: Tried
}

/** Records what main opens outside and what it prevents, of the pages that are there. Nothing is opened really. */
export const watchOutside = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ shell, webContents }) => {
    const tried: Tried = { opened: [], prevented: [] }
    globalThis.tried = tried
    shell.openExternal = async (url) => void tried.opened.push(url)
    const pages = webContents.getAllWebContents()
    // The client's own listener comes first.
    for (const page of pages)
      for (const step of ['will-frame-navigate', 'will-redirect'] as const)
        page.on(step as 'will-redirect', ({ defaultPrevented, url }) => {
          if (defaultPrevented) tried.prevented.push(url)
        })
    for (const session of new Set(pages.map((page) => page.session)))
      session.on('will-download', ({ defaultPrevented }, item) => {
        if (defaultPrevented) tried.prevented.push(item.getURL())
      })
  })

export const openedOutside = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(() => globalThis.tried.opened)

export const prevented = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(() => globalThis.tried.prevented)
