import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Error messages by field; empty if everything is valid. */
export type FieldMessages<Values extends FieldValues> = { [Name in keyof Values]?: string }

/** A resolver that validates the whole form with one pure function instead of rules per field. */
export function messageResolver<Values extends FieldValues>(
  check: (values: Values) => FieldMessages<Values> | Promise<FieldMessages<Values>>,
): Resolver<Values> {
  return async (values) => {
    const messages = Object.entries(await check(values))
    if (messages.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    // Forms are flat, so the names are keys of the values, as the type of `check` says.
    for (const [name, message] of messages) Object.assign(errors, { [name]: { type: 'check', message } })
    return { values: {}, errors }
  }
}
