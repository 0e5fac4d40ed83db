import i18next from 'i18next'
import { create } from 'zustand'
import type { WebApp } from '#lib/platform/web-app.ts'
import { firstScript, isNewerReleaseOut } from '../reporting/newer-release.ts'

/** Whether the server has another build than the one that runs here. */
export const useNewer = create(() => ({ newer: false }))

/** Has the browser keep the site. Once, when all of it is there. */
export function startWebApp({ load }: WebApp): void {
  const build = firstScript()
  if (build === undefined) return
  const onNewer = () => void isNewerReleaseOut().then((newer) => useNewer.setState({ newer: newer === true }))
  // The words of the screen that says that there is no connection are to be kept too.
  Promise.all([load(), i18next.loadNamespaces('warnings')])
    .then(([keep]) => keep({ build, onNewer }))
    // Where workers are forbidden, or the server has none, the site goes on without.
    .catch(() => {})
}
