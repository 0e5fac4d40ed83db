import type { RegistrationFieldName } from './registration-fields.ts'

/** Fields that belong side by side, the second behind the first. */
const pairs: Partial<Record<RegistrationFieldName, RegistrationFieldName>> = {
  password: 'confirmPassword',
  mobileNum: 'verificationCode',
}

/**
 * The fields that take a whole row of two columns: those that would break a pair over two rows, and one that
 * would stand alone in the last.
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
