import i18next from 'i18next'
import { create } from 'zustand'
import type { WebApp } from '#lib/platform/web-app.ts'
import { isNewerReleaseOut } from '../reporting/newer-release.ts'

/** Whether the server has another build than the one running here. */
export const useNewer = create(() => ({ newer: false }))

/** Has the service worker keep the site for offline use. Called once, when the site has loaded. */
export function startWebApp({ load }: WebApp): void {
  // A server that can't be asked right now takes nothing back.
  const onNewer = () =>
    void isNewerReleaseOut().then((newer) => newer !== undefined && useNewer.setState({ newer }))
  // Loaded too, because the screen that says that there is no connection needs these texts.
  Promise.all([load(), i18next.loadNamespaces('warnings')])
    .then(([keep]) => keep(onNewer))
    // Without service workers, or if the server has none, the site works the same, only not offline.
    .catch(() => {})
}
