import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { Field } from './field.tsx'

test('[A11Y-01] a field reads out its label, its error and its rules, and marks the control invalid', async () => {
  const screen = await render(
    <Field
      label="Username"
      hint="At least 6 characters"
      error="This name is taken."
      extra="Letters and digits"
    >
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Username')
  await expect.element(input).toHaveAccessibleDescription('This name is taken. Letters and digits')
  await expect.element(input).toBeInvalid()
  expect(screen.getByText('At least 6 characters').query()).toBeNull()
})

test('without an error the hint describes the control, and praise takes its place', async () => {
  const field = (success: string | undefined) => (
    <Field label="Username" hint="At least 6 characters" success={success}>
      <TextInput />
    </Field>
  )
  const screen = await render(field(undefined))
  const input = screen.getByLabelText('Username')
  await expect.element(input).toHaveAccessibleDescription('At least 6 characters')
  await expect.element(input).toBeValid()
  await screen.rerender(field('Free to use'))
  await expect.element(input).toHaveAccessibleDescription('Free to use')
})

test('a checkbox in a field keeps its own words as its name', async () => {
  const screen = await render(
    <Field error="Tick this to go on.">
      <Checkbox>I am 18 or above</Checkbox>
    </Field>,
  )
  const box = screen.getByRole('checkbox', { name: 'I am 18 or above' })
  await expect.element(box).toHaveAccessibleDescription('Tick this to go on.')
  await screen.getByText('I am 18 or above').click()
  await expect.element(box).toBeChecked()
})
