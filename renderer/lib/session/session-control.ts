import type { QueryClient } from '@tanstack/react-query'
import type { Answer, Gateway } from '#lib/gateway/gateway.ts'
import { isPendingRequest } from '#lib/money-operation/pending-name.ts'
import type { Platform } from '#lib/platform/platform.ts'
import { clearSessionStorage } from '#lib/storage/stored.ts'
import { loginFaultCode, loginId, logout } from '#shared/contract/endpoints/logout.ts'
import type { SessionValue } from '#shared/contract/endpoints/session.ts'
import { GatewayError } from '#shared/contract/errors.ts'
import { forgetPrivate } from './forget-private.ts'
import { livingSession, useSessionStore } from './session-store.ts'

/** Whether an item of session storage survives a logout. The merchant doesn't change with the account. */
const isOfSite = (name: string) => name === 'merchant'

/** Milliseconds that a logout waits for the gateway's answer. */
const longestGoodbye = 3000

type Parts = {
  platform: Platform
  gateway: () => Gateway
  queryClient: QueryClient
  /** Called once when the gateway has ended the session. */
  onExpired: () => void
}

/** Begins and ends sessions. The only place that changes storage, server state and the signed-in state together. */
export function createSessionControl({ platform, gateway, queryClient, onExpired }: Parts) {
  const store = useSessionStore

  /** Whether the last account logged out. What it typed must then not be shown to the next one. */
  let wasLeft = false

  /** @param owner who it belongs to. What the same person typed stays; `useStoredAccount` drops it if it is another. */
  function begin(owner: 'another' | 'perhapsTheSame' = 'another') {
    if (owner === 'another' && (store.getState().signedIn || wasLeft)) store.getState().changeOwner()
    wasLeft = false
    store.getState().setSignedIn(true, platform.session.name())
    forgetPrivate(queryClient)
  }

  /**
   * @param expired the session ended by itself. Typed text is then kept for the same account, and so is a money
   * request whose outcome is unknown. `useStoredAccount` drops both if another account logs in.
   */
  function leave(expired = false) {
    store.getState().setPending(undefined)
    clearSessionStorage((name) => isOfSite(name) || (expired && isPendingRequest(name)))
    store.getState().setSignedIn(false)
    if (!expired) wasLeft = true
    forgetPrivate(queryClient)
  }

  const control = {
    /** Looks for an existing session and follows those begun or ended elsewhere. */
    async start(): Promise<void> {
      const isThere = await platform.session.start()
      store.getState().setSignedIn(isThere, platform.session.name())
      platform.session.subscribe((signedIn, expired) => {
        if (signedIn) begin()
        else if (expired) void control.expire()
        else leave()
      })
    },
    /**
     * Takes over the session of a login's or registration's answer.
     * @throws GatewayError when the answer contains none.
     */
    begin({ value, headers }: Answer<SessionValue>): void {
      if (!platform.session.accept(value, headers))
        throw new GatewayError(loginId, {
          kind: 'malformed',
          code: loginFaultCode,
          field: 'value.token',
          detail: 'missing',
        })
      begin()
    },
    /** Ends the session, here at once. Works even if the gateway can't be reached. */
    async signOut(): Promise<void> {
      const left = platform.session.name()
      const answered = gateway()
        .call(logout, {})
        .catch(() => {})
      leave()
      // Other tabs are informed once the gateway has answered, or after a short wait if it doesn't.
      await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, longestGoodbye))])
      // Somebody may have logged in meanwhile. That session stays.
      if (!store.getState().signedIn) platform.session.end(left)
    },
    /**
     * Called when the gateway has ended the session. Goes on with the living one of another tab, if there is one. Several
     * calls may report it at once; it ends only once.
     */
    async expire(): Promise<void> {
      const { signedIn, session } = store.getState()
      if (!signedIn || livingSession() === undefined) return
      store.getState().setDead()
      const isReplaced = await platform.session.expire()
      // Somebody may have logged in or out meanwhile.
      if (store.getState().session !== session) return
      if (isReplaced) return begin('perhapsTheSame')
      leave(true)
      onExpired()
    },
  }
  return control
}

export type SessionControl = ReturnType<typeof createSessionControl>
