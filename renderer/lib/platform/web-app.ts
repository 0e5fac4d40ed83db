/** What a browser hands out when it would install the site, to be asked once; not part of the standard yet. */
export type InstallPrompt = Event & {
  prompt(): Promise<unknown>
}

/** What a page gives to, and hears from, what keeps the site. */
export type KeepingHooks = {
  /** The page's build: the path of its first script. */
  build: string
  /** The server may have another build by now. */
  onNewer(): void
}

/** The site as an app of the browser's: kept for the next visit, and installable. */
export type WebApp = {
  /** Loads what lets the browser keep the site; it rejects where that is forbidden or fails. */
  load(): Promise<(hooks: KeepingHooks) => Promise<void>>
  /** The browser's offer to install the site, from when it comes until it is taken or the site is installed. */
  install: {
    offer(): InstallPrompt | undefined
    /** Hands it out, once. */
    take(): InstallPrompt | undefined
    /** Hears that it has come or gone, until the result is called. */
    subscribe(listener: () => void): () => void
  }
}
