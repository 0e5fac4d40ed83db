import type { QueryClient } from '@tanstack/react-query'
import type { Answer, Gateway } from '#lib/gateway/gateway.ts'
import { isPendingRequest } from '#lib/money-operation/pending-name.ts'
import type { Platform } from '#lib/platform/platform.ts'
import { clearSessionStorage } from '#lib/storage/stored.ts'
import { loginId, logout } from '#shared/contract/endpoints/logout.ts'
import type { SessionValue } from '#shared/contract/endpoints/session.ts'
import { GatewayError } from '#shared/contract/errors.ts'
import { forgetPrivate } from './forget-private.ts'
import { useSessionStore } from './session-store.ts'

/** Session storage that outlives a logout: which merchant this is doesn't change with who is signed in. */
const isOfSite = (name: string) => name === 'merchant'

/** Milliseconds that a logout waits for the gateway's answer. */
const longestGoodbye = 3000

type Parts = {
  platform: Platform
  gateway: () => Gateway
  queryClient: QueryClient
  /** The gateway ended the session: say so, once. */
  onExpired: () => void
}

/** Begins and ends sessions: the one place where storage, server state and the signed-in mark change together. */
export function createSessionControl({ platform, gateway, queryClient, onExpired }: Parts) {
  const store = useSessionStore

  /** Somebody was signed in here before, and left: what they typed is none of the next one's business. */
  let wasLeft = false

  function begin() {
    if (store.getState().signedIn || wasLeft) store.getState().changeOwner()
    wasLeft = false
    store.getState().setSignedIn(true)
    forgetPrivate(queryClient)
  }

  /**
   * @param expired by itself: what is typed stays for the same account, and so does a request for money whose fate
   * isn't known. `useStoredAccount` drops both once another account is here.
   */
  function leave(expired = false) {
    store.getState().setPending(undefined)
    clearSessionStorage((name) => isOfSite(name) || (expired && isPendingRequest(name)))
    store.getState().setSignedIn(false)
    if (!expired) wasLeft = true
    forgetPrivate(queryClient)
  }

  const control = {
    /** Finds a session that is still held, and follows those begun or ended elsewhere. */
    async start(): Promise<void> {
      store.getState().setSignedIn(await platform.session.start())
      platform.session.subscribe((signedIn, expired) => {
        if (signedIn) begin()
        else if (expired) control.expire()
        else leave()
      })
    },
    /**
     * Takes over the session that a login or registration answered with.
     * @throws GatewayError when the answer has none in it.
     */
    begin({ value, headers }: Answer<SessionValue>): void {
      if (!platform.session.accept(value, headers))
        throw new GatewayError(loginId, {
          kind: 'malformed',
          field: 'value.token',
          detail: 'missing',
        })
      begin()
    },
    /** Ends the session, here at once; that the gateway may not hear of it changes nothing. */
    async signOut(): Promise<void> {
      const told = gateway()
        .call(logout, {})
        .catch(() => {})
      leave()
      // The other tabs hear of it once the gateway has, or shortly after when it doesn't answer.
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, longestGoodbye))])
      // Whoever has logged in meanwhile stays.
      if (!store.getState().signedIn) platform.session.end()
    },
    /** The gateway says that the session is dead. Several calls may say so at once: it ends once. */
    expire(): void {
      if (!store.getState().signedIn) return
      platform.session.end()
      leave(true)
      onExpired()
    },
  }
  return control
}

export type SessionControl = ReturnType<typeof createSessionControl>
