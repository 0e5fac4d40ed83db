import { readFigures } from '#shared/domain/typed-text.ts'

/** A mobile number as the gateway expects it: digits only, without the trunk zero. */
export type Phone = { dialCode: string; number: string }

/** Parses a number of the given country, or of the one that it names itself; undefined if it isn't valid. */
export type ReadPhone = (text: string, country: string) => Phone | undefined

/** A number in national notation ("0917 123 4567") with its country ("PH"). */
export type HomePhone = { text: string; country: string }

/** The number in E.164 format, such as +639171234567. */
export const e164 = ({ dialCode, number }: Phone): string => `+${dialCode}${number}`

/**
 * Loads the rules for mobile numbers of all countries. They are large, so they are loaded only when needed. They
 * exclude landlines. Carriers aren't checked, because people keep their number when they change carrier.
 */
async function loadRules() {
  const [{ getCountries, parsePhoneNumberFromString }, { default: metadata }] = await Promise.all([
    import('libphonenumber-js/core'),
    import('libphonenumber-js/mobile/metadata'),
  ])
  return (text: string, country: string) => {
    const defaultCountry = getCountries(metadata).find((code) => code === country)
    const phone = parsePhoneNumberFromString(
      readFigures(text),
      { ...(defaultCountry && { defaultCountry }) },
      metadata,
    )
    return phone?.isValid() ? phone : undefined
  }
}

/** Loads the function that parses numbers. */
export async function loadPhoneReader(): Promise<ReadPhone> {
  const read = await loadRules()
  return (text, country) => {
    const phone = read(text, country)
    return phone && { dialCode: phone.countryCallingCode, number: phone.nationalNumber }
  }
}

/**
 * Loads the function that returns a number's digits as they are dialled in its own country ("09171234567"). It returns
 * undefined for a number of another country.
 */
export async function loadHomeDigits(): Promise<(text: string, country: string) => string | undefined> {
  const read = await loadRules()
  return (text, country) => {
    const phone = read(text, country)
    return phone && (phone.country ?? country) === country
      ? phone.formatNational().replaceAll(/\D/g, '')
      : undefined
  }
}

/** Parses a form's number by the country chosen beside it. Rejects if the rules can't be loaded. */
export const readTypedPhone = async ({ mobileNum, country }: { mobileNum: string; country: string }) =>
  (await loadPhoneReader())(mobileNum, country)

/** Loads the function that formats numbers in national notation. It returns undefined for invalid ones. */
export async function loadPhoneWriter(): Promise<(text: string, country: string) => HomePhone | undefined> {
  const read = await loadRules()
  return (text, country) => {
    const phone = read(text, country)
    return phone && { text: phone.formatNational(), country: phone.country ?? country }
  }
}
