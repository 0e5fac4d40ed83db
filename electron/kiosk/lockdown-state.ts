import type { KioskNews } from '#shared/bridge/channels/kiosk.ts'
import type { Log } from '../log.ts'
import type { OpenExternal } from '../security/external.ts'

/** Whether the kiosk holds just now. The operator may end it for a run. */
export type Lockdown = { on: boolean }

/** The way to outside, which a kiosk doesn't have: nothing opens, and the page is told so. */
export function lockDownExternal(
  open: OpenExternal,
  { lockdown, tell, log }: { lockdown: Lockdown; tell: (news: KioskNews) => void; log: Log },
): OpenExternal {
  return (url) => {
    if (!lockdown.on) return open(url)
    log.warn('kiosk', 'an external link was refused', { url })
    tell({ what: 'refused' })
    return Promise.resolve(false)
  }
}
