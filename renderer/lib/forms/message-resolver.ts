import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** What is wrong, in words, by field; empty when everything stands. */
export type FieldMessages<Values extends FieldValues> = { [Name in keyof Values]?: string }

/** Lets a pure check of the whole form decide, in place of rules spread over its fields. */
export function messageResolver<Values extends FieldValues>(
  check: (values: Values) => FieldMessages<Values> | Promise<FieldMessages<Values>>,
): Resolver<Values> {
  return async (values) => {
    const messages = Object.entries(await check(values))
    if (messages.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    // Flat forms: the names are the values' own, which the type of `check` says.
    for (const [name, message] of messages) Object.assign(errors, { [name]: { type: 'check', message } })
    return { values: {}, errors }
  }
}
