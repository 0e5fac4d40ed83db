import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { system } from '#shared/contract/endpoints/system.ts'
import type { PhoneCountry } from '#ui/phone-input/phone-input.tsx'

type Listed = ValueOf<typeof system.countryCodes>['list']

/** Two letters. `Intl.DisplayNames` throws for anything else. */
const region = /^[A-Z]{2}$/

/** The gateway's countries with their names in a language. Invalid country codes are left out. */
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
