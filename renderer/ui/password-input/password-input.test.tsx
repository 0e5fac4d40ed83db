import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '#ui/field/field.tsx'
import { PasswordInput } from './password-input.tsx'

test('showing the password keeps focus and caret, so typing goes on where it was', async () => {
  const screen = await render(
    <Field label="Password">
      <PasswordInput showLabel="Show password" hideLabel="Hide password" />
    </Field>,
  )
  const input = screen.getByLabelText('Password', { exact: true })
  await input.click()
  await userEvent.keyboard('abef{ArrowLeft}{ArrowLeft}')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAttribute('type', 'text')
  await userEvent.keyboard('cd')
  await expect.element(input).toHaveValue('abcdef')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
  await userEvent.keyboard('!')
  await expect.element(input).toHaveValue('abcd!ef')
})
