import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { currentSession, onSessionEnd } from '#lib/session/session-store.ts'
import { keysOf } from '#shared/domain/keys-of.ts'

/** What was typed and not saved. Only in memory, because it is somebody's own; the end of the session drops it. */
export type Draft<Value> = {
  read(): Value | undefined
  /** Keeps a value; undefined drops it. */
  write(value: Value | undefined): void
}

/** Creates an empty draft. Called once, by the module of its form. */
export function createDraft<Value>(): Draft<Value> {
  let kept: Value | undefined
  const write = (value: Value | undefined) => {
    kept = value
  }
  onSessionEnd(() => write(undefined))
  return { read: () => kept, write }
}

/**
 * Keeps the typed values of a form while the form isn't there.
 * @param saved the values without what was typed.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: Draft<Partial<Values>>,
  saved: Values,
): void {
  const restore = useEffectEvent(() => {
    const typed = draft.read()
    if (typed) form.reset({ ...saved, ...typed }, { keepDefaultValues: true })
  })
  const keep = useEffectEvent(() => {
    const typed: Partial<Values> = { ...form.getValues() }
    for (const field of keysOf(saved)) if (typed[field] === saved[field]) delete typed[field]
    draft.write(typed)
  })
  useEffect(() => {
    const session = currentSession()
    restore()
    return () => {
      if (session !== undefined && currentSession() === session) keep()
    }
  }, [])
}

/** A state that is kept like the values of a form. */
export function useDraftState<Value>(draft: Draft<Value>, initial: Value) {
  const [value, setValue] = useState(() => draft.read() ?? initial)
  const change = (next: Value) => {
    if (currentSession() !== undefined) draft.write(next)
    setValue(next)
  }
  return [value, change] as const
}
