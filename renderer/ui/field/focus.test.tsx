import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderSite } from '#lib/testing/render-site.tsx'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { PinInput } from '#ui/pin-input/pin-input.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { Field } from './field.tsx'

function Fields() {
  const [amount, setAmount] = useState('')
  const [digits, setDigits] = useState('')
  return (
    <>
      <Field label="Username">
        <TextInput />
      </Field>
      <Field label="Password">
        <PasswordInput showLabel="Show" hideLabel="Hide" />
      </Field>
      <AmountField label="Amount" value={amount} onValueChange={setAmount} />
      <Field label="Payment password">
        <PinInput value={digits} onValueChange={setDigits} />
      </Field>
    </>
  )
}

/** How wide the ring is around a field, its box, or the field as a whole. */
const ringOf = (field: Element) =>
  Math.max(
    ...[field, field.parentElement, field.parentElement?.parentElement].map((part) => {
      if (!part) return 0
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    }),
  )

test.each(['Username', 'Password', 'Amount', 'Payment password'])(
  '[A11Y-01] the field %s has a ring while it has the focus, and none before',
  async (name) => {
    const screen = await renderSite(<Fields />)
    const field = screen.getByLabelText(name, { exact: true })
    expect(ringOf(field.element())).toBe(0)
    while (document.activeElement !== field.element()) await userEvent.tab()
    expect(ringOf(field.element())).toBeGreaterThanOrEqual(2)
  },
)
