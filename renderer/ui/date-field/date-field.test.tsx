import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateField } from './date-field.tsx'

function Birthday() {
  const [day, setDay] = useState('')
  return (
    <>
      <DateField
        label="Date of birth"
        hint="As in your ID."
        value={day}
        onValueChange={setDay}
        max="2005-11-23"
      />
      <p data-testid="day">{day}</p>
    </>
  )
}

test('[A11Y-01] a day is typed by keyboard and becomes an ISO date, and the limits are read out', async () => {
  const screen = await render(<Birthday />)
  const input = screen.getByLabelText('Date of birth')
  await expect.element(input).toHaveAccessibleDescription('As in your ID.')
  await expect.element(input).toHaveAttribute('max', '2005-11-23')
  await input.fill('1998-02-07')
  await expect.element(screen.getByTestId('day')).toHaveTextContent('1998-02-07')
  await userEvent.clear(input)
  await expect.element(screen.getByTestId('day')).toHaveTextContent('')
})
