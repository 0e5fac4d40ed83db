import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fillSilently } from '#lib/testing/fill-silently.ts'
import { Field } from '#ui/field/field.tsx'
import { PinInput } from './pin-input.tsx'

function Pin() {
  const [digits, setDigits] = useState('')
  return (
    <Field label="Payment password">
      <PinInput value={digits} onValueChange={setDigits} />
    </Field>
  )
}

async function renderPin() {
  const screen = await render(<Pin />)
  return screen.getByLabelText('Payment password')
}

test('[MBR-06] browsers don’t offer to save a PIN, and it is hidden while typed', async () => {
  const pin = await renderPin()
  await expect.element(pin).toHaveAttribute('type', 'text')
  await expect.element(pin).toHaveAttribute('autocomplete', 'one-time-code')
  expect(getComputedStyle(pin.element()).getPropertyValue('-webkit-text-security')).toBe('disc')
})

test.each([
  ['with an event', true],
  ['without a word', false],
])('[MBR-06] what a browser fills in %s before anybody types is no part of the PIN', async (_, says) => {
  const pin = await renderPin()
  fillSilently(pin.element(), '123')
  if (says) pin.element().dispatchEvent(new Event('input', { bubbles: true }))
  await pin.click()
  await expect.element(pin).toHaveValue('')
  await userEvent.keyboard('258036')
  await expect.element(pin).toHaveValue('258036')
})
