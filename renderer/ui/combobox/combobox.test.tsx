import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { Combobox } from './combobox.tsx'

const names = ['BayBank', 'Cebu Savings', 'Vietcombank']
const banks = Array.from({ length: 300 }, (_, index) => ({
  value: `b${index}`,
  label: names[index] ?? `Rural Bank ${index}`,
}))

function Banks({ first = '' }: { first?: string }) {
  const [bank, setBank] = useState(first)
  return (
    <Dialog open onClose={() => {}} title="Add an account" closeLabel="Close">
      <form onSubmit={() => setBank('sent')}>
        <Field label="Bank" hint="Your own account only.">
          <Combobox
            options={banks}
            value={bank}
            onValueChange={setBank}
            listLabel="Banks"
            noMatch="No such bank"
          />
        </Field>
        <p data-testid="value">{bank}</p>
      </form>
    </Dialog>
  )
}

async function open(first?: string) {
  const screen = await render(<Banks {...(first !== undefined && { first })} />)
  return {
    screen,
    input: screen.getByRole('combobox', { name: 'Bank' }),
    option: (name: string) => screen.getByRole('option', { name, exact: true }),
    value: screen.getByTestId('value'),
  }
}

test('[A11Y-01] typing narrows a long list, and Enter takes what is marked without sending the form', async () => {
  const { screen, input, option, value } = await open()
  await expect.element(input).toHaveAccessibleDescription('Your own account only.')
  await input.click()
  expect(screen.getByRole('option').elements()).toHaveLength(300)
  await userEvent.keyboard('cebu')
  expect(screen.getByRole('option').elements()).toHaveLength(1)
  await expect.element(input).toHaveAttribute('aria-activedescendant', option('Cebu Savings').element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(value).toHaveTextContent('b1')
  await expect.element(input).toHaveValue('Cebu Savings')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

test('[A11Y-01] arrows move from the chosen one, and Escape leaves it chosen and the dialog open', async () => {
  const { screen, input, option, value } = await open('b1')
  await input.click()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(input).toHaveAttribute('aria-activedescendant', option('Vietcombank').element().id)
  await userEvent.keyboard('{Escape}')
  await expect.element(value).toHaveTextContent('b1')
  await expect.element(input).toHaveValue('Cebu Savings')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('text without a chosen option is dropped, and a search without matches says so', async () => {
  const { screen, input, value } = await open('b0')
  await input.fill('zzz')
  await expect.element(screen.getByText('No such bank')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(input).toHaveValue('BayBank')
  await expect.element(value).toHaveTextContent('b0')
})

test('a press chooses an option', async () => {
  const { input, option, value } = await open()
  await input.click()
  await option('Vietcombank').click()
  await expect.element(value).toHaveTextContent('b2')
})
