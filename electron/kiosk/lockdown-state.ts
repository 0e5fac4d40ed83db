import type { KioskNews } from '#shared/bridge/channels/kiosk.ts'
import type { Log } from '../log.ts'
import type { OpenExternal } from '../security/external.ts'

/** Whether the kiosk is locked down now. The operator may end that for the rest of the run. */
export type Lockdown = { on: boolean }

/** Wraps `open`: while the kiosk is locked down, no external link is opened and the page is informed. */
export function lockDownExternal(
  open: OpenExternal,
  { lockdown, report, log }: { lockdown: Lockdown; report: (news: KioskNews) => void; log: Log },
): OpenExternal {
  return (url) => {
    if (!lockdown.on) return open(url)
    log.warn('kiosk', 'an external link was refused', { url })
    report({ what: 'refused' })
    return Promise.resolve(false)
  }
}
