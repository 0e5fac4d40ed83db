import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Field } from '#ui/field/field.tsx'
import { PhoneInput } from './phone-input.tsx'

const countries = [
  { code: 'PH', name: 'Philippines', dialCode: '63' },
  { code: 'VN', name: 'Vietnam', dialCode: '84' },
]

function Phone() {
  const [country, setCountry] = useState('PH')
  return (
    <Field label="Mobile number">
      <PhoneInput
        countries={countries}
        country={country}
        onCountryChange={setCountry}
        countryLabel="Country code"
      />
    </Field>
  )
}

test('the dialling code beside the number follows the chosen country', async () => {
  const screen = await render(<Phone />)
  await expect.element(screen.getByText('+63', { exact: true })).toBeVisible()
  await screen.getByLabelText('Country code').selectOptions('VN')
  await expect.element(screen.getByText('+84', { exact: true })).toBeVisible()
  await expect.element(screen.getByLabelText('Mobile number')).toHaveAttribute('type', 'tel')
})
