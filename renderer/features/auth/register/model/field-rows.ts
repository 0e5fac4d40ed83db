import type { RegistrationFieldName } from './registration-fields.ts'

/** Pairs that share a row, the first field mapped to the second. */
const pairs: Partial<Record<RegistrationFieldName, RegistrationFieldName>> = {
  password: 'confirmPassword',
  mobileNum: 'verificationCode',
}

/**
 * The fields that span both columns: one that would split a pair over two rows, and one that would be alone in the
 * last row.
 */
export function wideFields(names: readonly RegistrationFieldName[]): ReadonlySet<RegistrationFieldName> {
  const wide = new Set<RegistrationFieldName>()
  let column = 0
  for (const [place, name] of names.entries()) {
    const next = names[place + 1]
    const breaksPair = next !== undefined && pairs[next] !== undefined && pairs[next] === names[place + 2]
    if (column === 0 && (next === undefined || breaksPair)) wide.add(name)
    else column = 1 - column
  }
  return wide
}
