/** Digits of a mobile number after its dialling code, in the countries that the sandbox supports. */
const nationalLength = /^\d{7,12}$/

/**
 * A mobile number as it is stored: dialling code and national number, digits only ("639171234567").
 * @returns undefined if it can't be a mobile number.
 */
export function readMobile(mobile: string | undefined, dialingCode: string | undefined): string | undefined {
  const code = (dialingCode ?? '63').replace(/\D/g, '')
  const digits = (mobile ?? '').replace(/[\s-]/g, '')
  const national =
    digits.startsWith('+') && digits.slice(1).startsWith(code) ? digits.slice(1 + code.length) : digits
  const bare = national.replace(/^0+/, '')
  if (!nationalLength.test(bare)) return undefined
  return bare.startsWith(code) && bare.length > 10 ? bare : code + bare
}
