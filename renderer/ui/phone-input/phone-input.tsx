import { ChevronDown } from 'lucide-react'
import { TextInput, type TextInputProps } from '#ui/text-input/text-input.tsx'
import styles from './phone-input.module.css'

/** A country that numbers may come from. */
export interface PhoneCountry {
  /** ISO 3166, two letters. */
  code: string
  name: string
  /** Dialling code without the plus sign. */
  dialCode: string
}

export interface PhoneInputProps extends Omit<TextInputProps, 'type' | 'lead'> {
  countries: readonly PhoneCountry[]
  /** Code of the chosen country. */
  country: string
  onCountryChange: (code: string) => void
  /** Name of the country chooser. */
  countryLabel: string
}

/** Dialling code and number in one box; the code is a native list, so phones show their own wheel. */
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
