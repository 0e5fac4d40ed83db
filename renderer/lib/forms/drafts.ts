import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { currentSession, onSessionEnd } from '#lib/session/session-store.ts'

/** What was typed and not saved, by form. Only in memory, because it is somebody's own. */
const drafts = new Map<string, FieldValues>()
onSessionEnd(() => drafts.clear())

/**
 * Keeps the typed values of a form while the form isn't there, until they are saved or the session ends.
 * @param name unique to the form.
 * @param saved the values without what was typed.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  saved: Values,
): void {
  const restore = useEffectEvent(() => {
    const draft = drafts.get(name) as Partial<Values> | undefined
    for (const [field, value] of Object.entries(draft ?? {}))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  })
  const keep = useEffectEvent(() => {
    const typed = Object.entries(form.getValues()).filter(([field, value]) => value !== saved[field])
    if (typed.length > 0) drafts.set(name, Object.fromEntries(typed))
    else drafts.delete(name)
  })
  useEffect(() => {
    const session = currentSession()
    restore()
    return () => {
      if (session !== undefined && currentSession() === session) keep()
    }
  }, [])
}

/** A state that is kept like a form's typed values. `forget` ends that, once it has been saved. */
export function useDraftState<Value>(name: string, initial: Value) {
  const [value, setValue] = useState<Value>(() => {
    const draft = drafts.get(name)
    return draft ? (draft.value as Value) : initial
  })
  const change = (next: Value) => {
    if (currentSession() !== undefined) drafts.set(name, { value: next })
    setValue(next)
  }
  return [value, change, () => drafts.delete(name)] as const
}
