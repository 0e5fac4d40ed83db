import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sayings } from '#lib/testing/sayings.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast, useToasts } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

const toaster = <Toaster label="Messages" closeLabel="Close" />

afterEach(() => {
  vi.useRealTimers()
  useToasts.setState({ toasts: [] })
})

test('[A11Y-01] a success and a failure are said once, the failure at once; its action runs once and closes it', async () => {
  const retry = vi.fn()
  const screen = await render(toaster)
  showToast({ title: 'Added', duration: null })
  showToast({ tone: 'danger', title: 'Not added', action: { label: 'Try again', onPress: retry } })
  await expect.element(screen.getByText('Added', { exact: true })).toBeVisible()
  expect(sayings('Added')).toEqual(['polite'])
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Not added')
  expect(sayings('Not added')).toEqual(['assertive'])
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledTimes(1)
  await expect.element(alert).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('Added', { exact: true })).not.toBeInTheDocument()
})

test('[A11Y-01] a toast waits while it holds the focus, and then goes on with what is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  await render(toaster)
  const count = () => useToasts.getState().toasts.length
  flushSync(() => showToast({ title: 'Added', duration: 1000 }))
  vi.advanceTimersByTime(600)
  const close = document.querySelector<HTMLElement>('[aria-label="Close"]')
  flushSync(() => close?.focus())
  vi.advanceTimersByTime(5000)
  expect(count()).toBe(1)
  flushSync(() => close?.blur())
  vi.advanceTimersByTime(399)
  expect(count()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(count()).toBe(0)
})

test('a toast stays while it is pointed at', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const screen = await render(toaster)
  showToast({ title: 'Added', duration: 1000 })
  const toast = screen.getByText('Added')
  await toast.hover()
  vi.advanceTimersByTime(60_000)
  await expect.element(toast).toBeVisible()
  await userEvent.unhover(toast)
  vi.advanceTimersByTime(1000)
  await expect.element(toast).not.toBeInTheDocument()
})

test('a toast over a modal can be pressed, and outlives the modal', async () => {
  const page = (open: boolean) => (
    <>
      {toaster}
      <Dialog open={open} onClose={() => {}} title="Log in" closeLabel="Close dialog">
        <input aria-label="Username" />
      </Dialog>
    </>
  )
  const screen = await render(page(true))
  showToast({ title: 'Copied', duration: null })
  await expect.element(screen.getByRole('dialog').getByText('Copied')).toBeVisible()
  await screen.rerender(page(false))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.element(screen.getByText('Copied')).not.toBeInTheDocument()
})

test('no more than three stand at once; the oldest gives way', async () => {
  const screen = await render(toaster)
  for (const title of ['One', 'Two', 'Three', 'Four']) showToast({ title, duration: null })
  await expect.element(screen.getByText('Four')).toBeVisible()
  expect(screen.getByText('One').query()).toBeNull()
  expect(screen.getByRole('button', { name: 'Close' }).elements()).toHaveLength(3)
})
