import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { createDraft } from '#lib/forms/drafts.ts'
import { currentSession } from '#lib/session/session-store.ts'
import type { AgentContract } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { type OfferValues, valuesOf } from '../model/offer-values.ts'

const drafts = { offer: createDraft<OfferValues>(), request: createDraft<OfferValues>() }

/**
 * Begins an offer with the downline's terms of now, empty without a contract, and keeps what was typed while the form
 * isn't there, for the same agent. Returns a function that drops it, for when it was sent.
 */
export function useOfferDraft(
  form: UseFormReturn<OfferValues>,
  kind: keyof typeof drafts,
  to: string,
  now: AgentContract | null | undefined,
) {
  const draft = drafts[kind]
  const { isDirty } = form.formState
  const sent = useRef(false)
  const restore = useEffectEvent(() => {
    const typed = draft.read()
    if (typed?.to !== to) return false
    form.reset(typed, { keepDefaultValues: true })
    return true
  })
  const keep = useEffectEvent(() =>
    draft.write(isDirty && !sent.current ? { ...form.getValues(), to } : undefined),
  )
  const begin = useEffectEvent((terms: AgentContract | null) => {
    if (!isDirty && !restore()) form.reset({ ...valuesOf(terms), to })
  })
  useEffect(() => {
    const session = currentSession()
    restore()
    return () => {
      if (session !== undefined && currentSession() === session) keep()
    }
  }, [])
  useEffect(() => {
    if (now !== undefined) begin(now)
  }, [now])
  return () => {
    sent.current = true
  }
}
