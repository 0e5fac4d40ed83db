import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { system } from '#shared/contract/endpoints/system.ts'
import type { PhoneCountry } from '#ui/phone-input/phone-input.tsx'

type Listed = ValueOf<typeof system.countryCodes>['list']

/** Two letters: for anything else the browser's table of names throws. */
const region = /^[A-Z]{2}$/

/** The gateway's countries with their names in a language; what is no country's code is left out. */
export function countriesOf(list: Listed, tag: string): PhoneCountry[] {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' })
  return list
    .filter(({ countryCode }) => region.test(countryCode))
    .map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      name: names.of(countryCode) ?? countryCode,
      dialCode: countryDialingCode.replace('+', ''),
    }))
}
