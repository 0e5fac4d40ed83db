import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

function Page(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      icon={<svg />}
      title="Sign out?"
      actions={
        <>
          <Button onClick={close}>Stay</Button>
          <Button onClick={close}>Sign out</Button>
        </>
      }
      {...props}
    >
      Open games close.
    </ConfirmDialog>
  )
}

const pressCover = () =>
  userEvent.click(document.querySelector('dialog') ?? document.body, { position: { x: 5, y: 5 } })

test('[DLG-01] it is 400 wide, named and described, and its safe button has the focus', async () => {
  const screen = await render(<Page />)
  const dialog = screen.getByRole('dialog', { name: 'Sign out?' })
  await expect.element(dialog).toHaveAccessibleDescription('Open games close.')
  expect(dialog.element().firstElementChild?.getBoundingClientRect().width).toBe(400)
  await expect.element(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[DLG-01] a press on the cover closes it', async () => {
  const screen = await render(<Page />)
  await pressCover()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('[DLG-01] with cover off, neither the cover nor Escape closes it', async () => {
  const screen = await render(<Page cover={false} />)
  await pressCover()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('[DLG-01] with a timeout it closes by itself', async () => {
  const screen = await render(<Page cover={false} timeout={50} />)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
