import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GenericModal, type GenericModalProps } from './generic-modal.tsx'

function Page(props: Partial<GenericModalProps>) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ blockSize: '3000px' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Rooms
      </button>
      <GenericModal
        open={open}
        onClose={() => setOpen(false)}
        title="Choose a room"
        closeLabel="Close"
        moveLabel="Move with the arrow keys"
        {...props}
      >
        {props.children ?? <button type="button">Room 1</button>}
      </GenericModal>
    </div>
  )
}

async function openPage(props: Partial<GenericModalProps> = {}) {
  const screen = await render(<Page {...props} />)
  const opener = screen.getByRole('button', { name: 'Rooms' })
  const dialog = screen.getByRole('dialog', { name: 'Choose a room' })
  await opener.click()
  /** The panel's position once its opening animation is finished. */
  const panel = () => {
    const element = dialog.element().firstElementChild
    for (const animation of element?.getAnimations() ?? []) animation.finish()
    const box = element?.getBoundingClientRect() ?? new DOMRect()
    const { left, top, right, bottom, width, height } = box
    return { left, top, right, bottom, width, height }
  }
  return { screen, opener, dialog, panel, head: page.getByRole('heading', { name: 'Choose a room' }) }
}

/**
 * Presses an element and moves by the given distances. Pointer capture needs a real pointer: the mouse, whose id is
 * 1.
 */
function drag(element: Element, ...moves: [x: number, y: number][]) {
  const { x, y } = element.getBoundingClientRect()
  const send = (type: string, byX: number, byY: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: x + byX,
        clientY: y + byY,
      }),
    )
  send('pointerdown', 0, 0)
  for (const [byX, byY] of moves) send('pointermove', byX, byY)
}

async function useWindow(width: number, height: number) {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
}

test('[DLG-02] it closes by its button only, and keeps the page from scrolling', async () => {
  const { screen, dialog, opener } = await openPage()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.querySelector('dialog') ?? document.body, { position: { x: 5, y: 5 } })
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(dialog).toBeVisible()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible')
  await expect.element(opener).toHaveFocus()
})

test('[DLG-02] it is at least 200 by 200, and shows after 100 ms and not before', async () => {
  // Measured in the page itself, so that a slow machine doesn't distort it.
  const times: Record<string, number> = {}
  const note = (what: string) => {
    times[what] ??= performance.now()
  }
  addEventListener('click', () => note('click'), { capture: true, once: true })
  const watch = new MutationObserver(() => document.querySelector('dialog')?.open && note('open'))
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => watch.disconnect())
  const { dialog, panel } = await openPage({ width: 80, children: <i /> })
  await expect.element(dialog).toBeVisible()
  expect((times.open ?? 0) - (times.click ?? 0)).toBeGreaterThan(95)
  expect([panel().width, panel().height].map(Math.round)).toEqual([200, 200])
})

test('[DLG-03] the focus begins in its content, not on the handle', async () => {
  const { screen } = await openPage()
  await expect.element(screen.getByRole('button', { name: 'Room 1' })).toHaveFocus()
})

test('[DLG-02] it follows its head when dragged, and stays in the window', async () => {
  const { dialog, panel, head } = await openPage()
  await expect.element(dialog).toBeVisible()
  const before = panel()
  drag(head.element(), [40, 30])
  expect(panel()).toMatchObject({ left: before.left + 40, top: before.top + 30 })
  drag(head.element(), [-5000, -5000])
  expect(panel()).toMatchObject({ left: 0, top: 0 })
  drag(head.element(), [9000, 9000])
  expect(panel()).toMatchObject({ right: 1280, bottom: 800 })
})

test('[DLG-02] it is moved by the arrow keys on its handle, and stays in the window', async () => {
  const { screen, panel } = await openPage()
  const handle = screen.getByRole('button', { name: 'Move with the arrow keys' })
  await expect.element(screen.getByRole('button', { name: 'Room 1' })).toHaveFocus()
  const before = panel()
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await expect.element(handle).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
  expect(panel()).toMatchObject({ left: before.left + 16, top: before.top + 32 })
  await userEvent.keyboard(`{Shift>}${'{ArrowLeft}'.repeat(12)}${'{ArrowUp}'.repeat(12)}{/Shift}`)
  expect(panel()).toMatchObject({ left: 0, top: 0 })
  await expect.element(handle).toHaveFocus()
})

test('[DLG-02] when the window shrinks it comes back in, and on a phone it is a sheet that stays put', async () => {
  const { screen, dialog, panel, head } = await openPage()
  await expect.element(dialog).toBeVisible()
  drag(head.element(), [9000, 9000])
  await useWindow(900, 700)
  await expect.poll(() => [panel().right, panel().bottom]).toEqual([900, 700])
  await useWindow(390, 844)
  await expect.poll(() => [panel().left, panel().width, panel().bottom]).toEqual([0, 390, 844])
  drag(head.element(), [30, -200])
  expect(panel()).toMatchObject({ left: 0, bottom: 844 })
  await expect
    .element(screen.getByRole('button', { name: 'Move with the arrow keys' }))
    .not.toBeInTheDocument()
})
