import { readCode, readDialled, readLine, readProse, readSecret } from './typed-text.ts'

/** The form's fields that aren't a plain line of text. A name means the same in every form. */
const readers: { readonly [name: string]: ((typed: string) => string) | undefined } = {
  password: readSecret,
  oldPassword: readSecret,
  newPassword: readSecret,
  confirmPassword: readSecret,
  login: readSecret,
  verificationCode: readCode,
  googleCode: readCode,
  code: readCode,
  boundCode: readCode,
  zalo: readDialled,
  remark: readProse,
}

/** Whether a field takes a one-time code. */
export const isCodeField = (name: string): boolean => readerOf(name) === readCode

/** How the text of a field is read, by the field's name. */
export const readerOf = (name: string): ((typed: string) => string) =>
  (Object.hasOwn(readers, name) ? readers[name] : undefined) ?? readLine

/** The values of a form as text: what was typed or pasted, as it was meant. */
export function readTyped<Values extends object>(values: Values): Values {
  const read: Values = { ...values }
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string') Object.assign(read, { [name]: readerOf(name)(value) })
  return read
}
