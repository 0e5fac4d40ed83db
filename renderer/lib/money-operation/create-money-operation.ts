import * as z from 'zod/mini'
import { create } from 'zustand'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { MoneyKey } from '#lib/gateway/money-key.ts'
import { randomKey } from '#lib/random-key/random-key.ts'
import { onSessionEnd } from '#lib/session/session-store.ts'
import type { MoneyEndpoint } from '#shared/contract/endpoint.ts'
import {
  type MoneyEvent,
  type MoneyOperation,
  moneyReducer,
  type SentRequest,
} from './money-operation-machine.ts'
import { moneyTabs } from './money-tabs.ts'
import { pendingRequest } from './pending-request.ts'

/** Milliseconds for which a request sent by another tab, or before a reload, may still be under way. */
const longestWay = 20_000

/**
 * Creates the state machine through which calls that move money must go, with a separate state for each account. It
 * lives outside of components, so that closing its form ends nothing, and in session storage, so that it survives a
 * reload or crash. Called once per kind of operation, by the module that offers it; components use it through
 * `useMoneyOperation`.
 */
export function createMoneyOperation<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  endpoint: MoneyEndpoint<Input, Value>,
) {
  type Operation = MoneyOperation<z.output<Input>, z.output<Value>>
  type Event = MoneyEvent<z.output<Input>, z.output<Value>>
  type State = { account: string | undefined; operation: Operation }

  const begin = (): Operation => ({ key: randomKey(), step: 'editing' })
  const store = create<State>(() => ({ account: undefined, operation: begin() }))

  /** Stores the key while it is in use, with the request if one was sent. Removes both once it is settled. */
  function keep({ account, operation }: State): void {
    if (account === undefined) return
    const storage = pendingRequest(account, endpoint.id)
    const { key, step } = operation
    if (step === 'settled') return storage.remove()
    const sent = step === 'sending' || step === 'unknown' ? requestOf(operation) : undefined
    storage.write({ key, ...(sent && { sent }) })
  }

  function dispatch(event: Event): void {
    const { account, operation } = store.getState()
    const next = { account, operation: moneyReducer(operation, event) }
    if (next.operation === operation) return
    store.setState(next)
    keep(next)
  }

  function announce(account: string, operation: Operation): void {
    if (operation.step !== 'sending' && operation.step !== 'unknown') return
    const { key, input, at } = operation
    moneyTabs.post({ type: 'sent', about: account, endpoint: endpoint.id, key, input, at })
  }

  /**
   * Takes over a request sent by another tab, or by this one before a reload. Returns false if its input is invalid.
   */
  function adopt(key: string, { input, at }: SentRequest<unknown>): boolean {
    const parsed = z.safeParse(endpoint.input, input)
    if (parsed.success)
      dispatch({ type: 'sentElsewhere', key, input: parsed.data, at, until: at + longestWay })
    return parsed.success
  }

  onSessionEnd(() => store.setState({ account: undefined, operation: begin() }))
  moneyTabs.hear((said) => {
    const { account, operation } = store.getState()
    if (account === undefined || said.about !== account || said.endpoint !== endpoint.id) return
    if (said.type === 'ask') return announce(account, operation)
    adopt(said.key, said)
  })

  return {
    endpoint,
    store,
    dispatch,
    /**
     * Resumes what this account left pending, here or in another tab. Does nothing if the account is open already.
     */
    open(account: string): void {
      if (store.getState().account === account) return
      const pending = pendingRequest(account, endpoint.id).read()
      store.setState({ account, operation: pending ? { key: pending.key, step: 'editing' } : begin() })
      if (!pending?.sent || !adopt(pending.key, pending.sent)) keep(store.getState())
      moneyTabs.post({ type: 'ask', about: account, endpoint: endpoint.id })
    },
    /** Sends the request. Its outcome is put into the store, even if no component is mounted. */
    async send(gateway: Gateway, input: z.input<Input>): Promise<void> {
      const parsed = z.parse(endpoint.input, input)
      const { key } = store.getState().operation
      dispatch({ type: 'send', input: parsed, at: gatewayNow() })
      const { account, operation } = store.getState()
      if (operation.step !== 'sending' || operation.key !== key) return
      if (account !== undefined) announce(account, operation)
      // An answer that arrives after the account has changed is dropped.
      const isStill = () => store.getState().operation.key === key
      try {
        const result = await gateway.moveMoney(endpoint, input, new MoneyKey(key))
        if (isStill()) dispatch({ type: 'answered', result })
      } catch (error) {
        if (isStill()) dispatch({ type: 'failed', error, freshKey: randomKey() })
      }
    },
    review: (input: z.output<Input>) => dispatch({ type: 'review', input }),
    back: () => dispatch({ type: 'back' }),
    found: (result: z.output<Value> | null) =>
      dispatch({ type: 'found', result, now: gatewayNow(), freshKey: randomKey() }),
    again: () => dispatch({ type: 'again', freshKey: randomKey() }),
  }
}

const requestOf = <Input>({ input, at }: SentRequest<Input>): SentRequest<Input> => ({ input, at })
