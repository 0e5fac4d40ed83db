import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { readTyped } from '#shared/domain/read-typed.ts'

/** Error messages by field; empty if everything is valid. */
export type FieldMessages<Values extends FieldValues> = { [Name in keyof Values]?: string }

/**
 * A resolver that validates the whole form with one pure function instead of rules per field. Here what was typed
 * becomes text: the check and the submit handler get the values as they were meant.
 */
export function messageResolver<Values extends FieldValues>(
  check: (values: Values) => FieldMessages<Values> | Promise<FieldMessages<Values>>,
): Resolver<Values> {
  return async (typed) => {
    const values = readTyped(typed)
    const messages = Object.entries(await check(values))
    if (messages.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    // Forms are flat, so the names are keys of the values, as the type of `check` says.
    for (const [name, message] of messages) Object.assign(errors, { [name]: { type: 'check', message } })
    return { values: {}, errors }
  }
}
