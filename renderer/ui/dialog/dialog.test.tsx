import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog, type DialogProps } from './dialog.tsx'

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ blockSize: '3000px' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Log in
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Log in" closeLabel="Close" {...props}>
        {props.children ?? (
          <>
            <input aria-label="Username" />
            <button type="button">Send</button>
          </>
        )}
      </Dialog>
    </div>
  )
}

async function openPage(props: Partial<DialogProps> = {}) {
  const screen = await render(<Page {...props} />)
  const opener = screen.getByRole('button', { name: 'Log in' })
  const dialog = screen.getByRole('dialog', { name: 'Log in' })
  await opener.click()
  return { screen, opener, dialog }
}

/** Clicks beside the dialog, in the window's corner. */
const pressCover = () =>
  userEvent.click(document.querySelector('dialog') ?? document.body, { position: { x: 5, y: 5 } })

test('[DLG-03] the title names it, focus goes to the first field, stays inside, and returns to the opener', async () => {
  const { screen, opener, dialog } = await openPage()
  await expect.element(dialog).toBeVisible()
  const field = screen.getByLabelText('Username')
  await expect.element(field).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('[DLG-02] a base modal is 600 by 300 and closes by Escape and by a press on its cover', async () => {
  const { opener, dialog } = await openPage()
  const panel = dialog.element().firstElementChild?.getBoundingClientRect()
  expect([panel?.width ?? 0, panel?.height ?? 0].map(Math.round)).toEqual([600, 300])
  await pressCover()
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a dialog that only its task can close has no close button, and no key closes it', async () => {
  const { screen, dialog } = await openPage({ dismiss: 'none' })
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  await pressCover()
  await expect.element(dialog).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close' }).query()).toBeNull()
})

test('letting go outside after pressing inside does not close it', async () => {
  const { screen, dialog } = await openPage()
  const cover = document.querySelector('dialog')
  screen
    .getByLabelText('Username')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  cover?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(dialog).toBeVisible()
})

test('[DLG-03] where the opener is gone, the focus goes to the main region', async () => {
  const steps = (step: 'before' | 'open' | 'after') => (
    <main tabIndex={-1}>
      {step === 'after' ? <p>Signed in</p> : <button type="button">Log in</button>}
      <Dialog open={step === 'open'} onClose={() => {}} title="Log in" closeLabel="Close">
        <input aria-label="Username" />
      </Dialog>
    </main>
  )
  const screen = await render(steps('before'))
  await screen.getByRole('button', { name: 'Log in' }).click()
  await screen.rerender(steps('open'))
  await expect.element(screen.getByLabelText('Username')).toHaveFocus()
  await screen.rerender(steps('after'))
  await expect.element(screen.getByText('Signed in')).toBeVisible()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('[DLG-03] a dialog that closes below another passes its opener on, which gets the focus at the end', async () => {
  const pair = (lower: boolean, upper: boolean) => (
    <>
      <button type="button">Log in</button>
      <Dialog open={lower} onClose={() => {}} title="Log in" closeLabel="Close">
        <input aria-label="Username" />
      </Dialog>
      <Dialog open={upper} onClose={() => {}} title="Not sent" closeLabel="Close message">
        <input aria-label="Answer" />
      </Dialog>
    </>
  )
  const screen = await render(pair(false, false))
  const opener = screen.getByRole('button', { name: 'Log in' })
  await opener.click()
  await screen.rerender(pair(true, false))
  await expect.element(screen.getByLabelText('Username')).toHaveFocus()
  await screen.rerender(pair(true, true))
  await expect.element(screen.getByLabelText('Answer')).toHaveFocus()
  await screen.rerender(pair(false, true))
  await expect.element(screen.getByLabelText('Answer')).toHaveFocus()
  await screen.rerender(pair(false, false))
  await expect.element(opener).toHaveFocus()
})

test('on a phone it is a sheet of full width at the bottom', async () => {
  await page.viewport(390, 844)
  try {
    const { dialog } = await openPage()
    const panel = () => dialog.element().firstElementChild?.getBoundingClientRect()
    await expect.poll(() => [panel()?.width, panel()?.bottom]).toEqual([390, 844])
  } finally {
    await page.viewport(1280, 800)
  }
})
