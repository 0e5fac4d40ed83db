import { answerLost } from '#lib/gateway/answer-lost.ts'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { faultOf } from '#shared/contract/errors.ts'
import type { DepositValues } from './deposit-values.ts'

type Step =
  | { step: 'form'; fault?: unknown; lost?: true }
  | { step: 'sending' }
  /** Sent, but the answer was lost: the gateway is asked what became of it. */
  | { step: 'unsure' }
  | { step: 'order'; order: DepositOrder }

/**
 * A deposit from the form to its order. The key is made when the form opens and stays until the gateway has
 * said for certain what became of the request: a second press, a retry or a lost answer can't send it twice.
 */
export type DepositState = Step & {
  key: string
  /** As typed when it was last sent: the form comes back with it. */
  values?: DepositValues
}

export type DepositAction =
  | { type: 'send'; values: DepositValues }
  | { type: 'made'; order: DepositOrder }
  | { type: 'failed'; error: unknown; freshKey: string }
  /** The gateway knows of no order with this key. */
  | { type: 'notArrived' }
  | { type: 'another'; freshKey: string }

/** Whether the request may have been carried out although no answer says so. */
export function isUnsure(error: unknown): boolean {
  const fault = faultOf(error)
  if (answerLost(fault) || fault?.kind === 'cancelled') return true
  // An earlier try with this key, thought lost, did arrive.
  return fault?.kind === 'refused' && fault.code === 'IDEMPOTENCY_CONFLICT'
}

export function depositReducer(state: DepositState, action: DepositAction): DepositState {
  const kept = { key: state.key, ...(state.values && { values: state.values }) }
  switch (action.type) {
    case 'send':
      return state.step === 'form' ? { ...kept, step: 'sending', values: action.values } : state
    case 'made':
      return { ...kept, step: 'order', order: action.order }
    case 'failed':
      if (state.step !== 'sending') return state
      return isUnsure(action.error)
        ? { ...kept, step: 'unsure' }
        : { ...kept, step: 'form', key: action.freshKey, fault: action.error }
    case 'notArrived':
      return state.step === 'unsure' ? { ...kept, step: 'form', lost: true } : state
    case 'another':
      return { step: 'form', key: action.freshKey }
  }
}
