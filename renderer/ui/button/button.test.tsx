import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('a busy button keeps its width, name and focus, and is not pressed again', async () => {
  const handleClick = vi.fn()
  const button = (busy: boolean) => (
    <Button variant="primary" busy={busy} busyLabel="Logging in" onClick={handleClick}>
      Log in
    </Button>
  )
  const screen = await render(button(false))
  await document.fonts.ready
  const element = screen.getByRole('button', { name: 'Log in' })
  const width = element.element().getBoundingClientRect().width
  await element.click()
  expect(handleClick).toHaveBeenCalledTimes(1)

  await screen.rerender(button(true))
  await userEvent.keyboard('{Enter}')
  await element.click({ force: true })
  expect(handleClick).toHaveBeenCalledTimes(1)
  expect(element.element().getBoundingClientRect().width).toBe(width)
  await expect.element(element).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Logging in')
})

test('a busy submit button holds back the Enter key of the form too', async () => {
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={handleSubmit}>
      <input aria-label="Username" />
      <Button type="submit" busy={busy}>
        Log in
      </Button>
    </form>
  )
  const screen = await render(form(false))
  await screen.getByLabelText('Username').click()
  await userEvent.keyboard('{Enter}')
  expect(handleSubmit).toHaveBeenCalledTimes(1)
  await screen.rerender(form(true))
  await userEvent.keyboard('{Enter}')
  expect(handleSubmit).toHaveBeenCalledTimes(1)
})
