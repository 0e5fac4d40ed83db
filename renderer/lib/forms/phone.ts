/** A mobile number as the gateway wants it: digits only, without trunk zero. */
export type Phone = { dialCode: string; number: string }

/** Reads what a person typed as a number of that country, or of the one it names itself; undefined for none. */
export type ReadPhone = (text: string, country: string) => Phone | undefined

/** A number as people write it at home ("0917 123 4567"), and whose number it is ("PH"). */
export type HomePhone = { text: string; country: string }

/** The number as it is dialled from anywhere, such as +639171234567. */
export const e164 = ({ dialCode, number }: Phone): string => `+${dialCode}${number}`

/**
 * Loads the rules of the world's mobile numbers; they are large and wait until a number is asked for. Landlines
 * are none of them. Which carrier a number is with is never asked: people take theirs along.
 */
async function loadRules() {
  const [{ getCountries, parsePhoneNumberFromString }, { default: metadata }] = await Promise.all([
    import('libphonenumber-js/core'),
    import('libphonenumber-js/mobile/metadata'),
  ])
  return (text: string, country: string) => {
    const defaultCountry = getCountries(metadata).find((code) => code === country)
    // Spaces of every width, which the library knows a few of.
    const spaced = text.replaceAll(/\s/g, ' ')
    const phone = parsePhoneNumberFromString(spaced, { ...(defaultCountry && { defaultCountry }) }, metadata)
    return phone?.isValid() ? phone : undefined
  }
}

/** Loads what reads numbers. */
export async function loadPhoneReader(): Promise<ReadPhone> {
  const read = await loadRules()
  return (text, country) => {
    const phone = read(text, country)
    return phone && { dialCode: phone.countryCallingCode, number: phone.nationalNumber }
  }
}

/** Reads the number of a form, of the country chosen beside it; rejects where the rules can't be had now. */
export const readTypedPhone = async ({ mobileNum, country }: { mobileNum: string; country: string }) =>
  (await loadPhoneReader())(mobileNum, country)

/** Writes a number as it is written at home; undefined for what is none, which stays as it was typed. */
export async function loadPhoneWriter(): Promise<(text: string, country: string) => HomePhone | undefined> {
  const read = await loadRules()
  return (text, country) => {
    const phone = read(text, country)
    return phone && { text: phone.formatNational(), country: phone.country ?? country }
  }
}
