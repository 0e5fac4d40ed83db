/** The browser's event that lets the site be installed. `prompt` works once. Not part of the standard yet. */
export type InstallPrompt = Event & {
  prompt(): Promise<unknown>
}

/** The site as a web app: cached for the next visit, and installable. */
export type WebApp = {
  /**
   * Loads the code that registers the service worker. It calls `onNewer` when the server may have another build.
   * Rejects if it can't be loaded.
   */
  load(): Promise<(onNewer: () => void) => Promise<void>>
  /** The browser's offer to install the site, from when it arrives until it is used or the site is installed. */
  install: {
    offer(): InstallPrompt | undefined
    /** Returns the offer and removes it, because it works only once. */
    take(): InstallPrompt | undefined
    /** Registers a listener for when the offer comes or goes. Returns a function that removes it. */
    subscribe(listener: () => void): () => void
  }
}
