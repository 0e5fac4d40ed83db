import type { Session } from 'electron'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import { isSecureOrigin, originOf } from '../security/origins.ts'
import { proxyConfig } from './proxy-setting.ts'

/** The administrator's proxy, as sessions get it. */
export type SessionProxy = {
  /** Applies the proxy to a session. Resolves once it is set, so that no request is made without it. Never rejects. */
  prepare(session: PreparedSession): Promise<void>
  /** Does the same for the updater's session, and refuses requests and redirects without encryption. */
  prepareUpdates(session: PreparedSession & Pick<Session, 'webRequest'>): Promise<void>
  /** Makes all sessions forget the credentials for proxies. Chromium also closes their connections. */
  forget(): Promise<void>
}

type PreparedSession = Pick<Session, 'setProxy' | 'clearAuthCache'>

/** @param proxy as the policy has it; undefined leaves Chromium's own choice, which is the system's proxy. */
export function createSessionProxy(proxy: string | undefined, log: Log): SessionProxy {
  const config = proxy === undefined ? undefined : proxyConfig(proxy)
  if (proxy !== undefined && !config) log.warn('network', 'the proxy that is set can’t be used', { proxy })

  const prepared = new Set<PreparedSession>()

  async function prepare(session: PreparedSession): Promise<void> {
    prepared.add(session)
    if (!config) return
    try {
      await session.setProxy(config)
    } catch (error) {
      log.error('network', 'the proxy was not set', { reason: reasonOf(error) })
    }
  }
  return {
    prepare,
    prepareUpdates(session) {
      session.webRequest.onBeforeRequest(({ url }, answer) => {
        const origin = originOf(url)
        const cancel = origin === undefined || !isSecureOrigin(origin)
        if (cancel) log.warn('updates', 'an address without encryption was refused', { url })
        answer({ cancel })
      })
      return prepare(session)
    },
    async forget() {
      await Promise.all([...prepared].map((one) => one.clearAuthCache()))
    },
  }
}
