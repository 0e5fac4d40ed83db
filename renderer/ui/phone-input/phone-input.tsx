import { ChevronDown } from 'lucide-react'
import { TextInput, type TextInputProps } from '#ui/text-input/text-input.tsx'
import styles from './phone-input.module.css'

/** A country that a number may belong to. */
export interface PhoneCountry {
  /** ISO 3166, two letters. */
  code: string
  name: string
  /** Dialling code without the plus sign. */
  dialCode: string
}

export interface PhoneInputProps extends Omit<TextInputProps, 'type' | 'lead'> {
  countries: readonly PhoneCountry[]
  /** Code of the selected country. */
  country: string
  onCountryChange: (code: string) => void
  /** Accessible name of the country selector. */
  countryLabel: string
}

/** Dialling code and number in one box. The code is a native select, so phones show their own picker. */
export function PhoneInput({ countries, country, onCountryChange, countryLabel, ...input }: PhoneInputProps) {
  const chosen = countries.find(({ code }) => code === country)
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...input}
      lead={
        <span className={styles.dial}>
          <span aria-hidden="true" className="num">{`+${chosen?.dialCode ?? ''}`}</span>
          <ChevronDown />
          <select
            aria-label={countryLabel}
            value={country}
            disabled={input.disabled}
            onChange={(event) => onCountryChange(event.target.value)}
          >
            {countries.map(({ code, name, dialCode }) => (
              <option key={code} value={code}>{`${name} +${dialCode}`}</option>
            ))}
          </select>
        </span>
      }
    />
  )
}
