import { answerLost } from '#lib/gateway/answer-lost.ts'
import { faultOf } from '#shared/contract/errors.ts'

/**
 * Milliseconds for which the gateway keeps a request's key. What became of an older request is only in the records.
 */
export const keyLifetime = 24 * 3_600_000

/** A request that was sent. `at`: milliseconds since 1970. */
export type SentRequest<Input> = { readonly input: Input; readonly at: number }

/**
 * One movement of money, from the form to its outcome. The key is created with the form and kept until the outcome is
 * certain, so that a second press, a retry or a lost answer can't send it twice.
 */
export type MoneyOperation<Input, Result> = { readonly key: string } & (
  | {
      readonly step: 'editing'
      /** What was sent or confirmed before. The form is filled with it again. */
      readonly input?: Input
      /** The request never reached the gateway. */
      readonly lost?: true
    }
  | { readonly step: 'confirming'; readonly input: Input }
  | ({ readonly step: 'sending' } & SentRequest<Input>)
  /** Sent, but the answer was lost. Until `until`, the request may still be under way. */
  | ({ readonly step: 'unknown'; readonly until?: number } & SentRequest<Input>)
  | { readonly step: 'settled'; readonly input: Input; readonly result: Result }
  | { readonly step: 'refused'; readonly input: Input; readonly fault: unknown }
  /** The gateway no longer knows the key, so the outcome can't be looked up. */
  | { readonly step: 'expired'; readonly input: Input }
)

export type MoneyEvent<Input, Result> =
  | { readonly type: 'review'; readonly input: Input }
  | { readonly type: 'back' }
  | ({ readonly type: 'send' } & SentRequest<Input>)
  | { readonly type: 'answered'; readonly result: Result }
  | { readonly type: 'failed'; readonly error: unknown; readonly freshKey: string }
  /** The gateway's answer for the key; `result` is null if it knows no request with it. */
  | {
      readonly type: 'found'
      readonly result: Result | null
      readonly now: number
      readonly freshKey: string
    }
  /** Another tab, or this one before a reload, sent a request whose outcome isn't known here. */
  | ({
      readonly type: 'sentElsewhere'
      readonly key: string
      readonly until: number
    } & SentRequest<Input>)
  | { readonly type: 'again'; readonly freshKey: string }

/** Whether a failed request may have been carried out all the same. */
export function mayHaveMoved(error: unknown): boolean {
  const fault = faultOf(error)
  if (answerLost(fault) || fault?.kind === 'cancelled') return true
  // An earlier attempt with this key, thought lost, did arrive.
  return fault?.kind === 'refused' && fault.code === 'IDEMPOTENCY_CONFLICT'
}

const open = ['editing', 'confirming', 'refused', 'expired'] as const
const isOpen = (step: string): boolean => (open as readonly string[]).includes(step)

/** The state after an event. An event that doesn't apply to the current step changes nothing. */
export function moneyReducer<Input, Result>(
  state: MoneyOperation<Input, Result>,
  event: MoneyEvent<Input, Result>,
): MoneyOperation<Input, Result> {
  const { key } = state
  switch (event.type) {
    case 'review':
      return isOpen(state.step) ? { key, step: 'confirming', input: event.input } : state
    case 'back':
      return state.step === 'confirming' ? { key, step: 'editing', input: state.input } : state
    case 'send':
      return isOpen(state.step) ? { key, step: 'sending', input: event.input, at: event.at } : state
    case 'answered':
      return state.step === 'sending' || state.step === 'unknown'
        ? { key, step: 'settled', input: state.input, result: event.result }
        : state
    case 'failed':
      if (state.step !== 'sending') return state
      return mayHaveMoved(event.error)
        ? { key, step: 'unknown', input: state.input, at: state.at }
        : { key: event.freshKey, step: 'refused', input: state.input, fault: event.error }
    case 'found':
      return state.step === 'unknown' ? afterLookup(state, event) : state
    case 'sentElsewhere': {
      const { key: sentKey, input, at, until } = event
      if (state.step === 'sending' || (state.step === 'unknown' && key === sentKey)) return state
      return { key: sentKey, step: 'unknown', input, at, until }
    }
    case 'again':
      // A request that may have been sent is never discarded.
      return state.step === 'sending' || state.step === 'unknown'
        ? state
        : { key: event.freshKey, step: 'editing' }
  }
}

function afterLookup<Input, Result>(
  state: Extract<MoneyOperation<Input, Result>, { step: 'unknown' }>,
  { result, now, freshKey }: Extract<MoneyEvent<Input, Result>, { type: 'found' }>,
): MoneyOperation<Input, Result> {
  const { key, input, at, until } = state
  if (result !== null) return { key, step: 'settled', input, result }
  if (now - at > keyLifetime) return { key: freshKey, step: 'expired', input }
  if (until !== undefined && now < until) return state
  return { key, step: 'editing', input, lost: true }
}
