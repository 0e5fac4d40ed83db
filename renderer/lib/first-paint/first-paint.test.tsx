import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useFirstPaintDone, watchFirstPaint } from './first-paint.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Late = ({ name }: { name: string }) => (useFirstPaintDone() ? <p>{name}</p> : <p>its place</p>)

test('[BOOT-01] deferred parts come even where their code hangs and a page that got hidden draws no frame', async () => {
  const screen = await render(
    <>
      <Late name="one" />
      <Late name="other" />
    </>,
  )
  await expect.element(screen.getByText('its place').first()).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const load = vi.fn(() => new Promise<never>(() => {}))
  void watchFirstPaint(Promise.resolve(), load)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(load).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('one')).toBeVisible()
  await expect.element(screen.getByText('other')).toBeVisible()
})
