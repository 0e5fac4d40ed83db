import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { system } from '#shared/contract/endpoints/system.ts'
import { PopupNotices } from './popup-notices.tsx'

beforeEach(() => sessionStorage.clear())

const notice = (id: number) => ({ id, title: `Notice ${id}`, content: '<p>Words</p>', createTime: 0 })

/**
 * Each test needs a notice id of its own, because the module remembers which ones were shown.
 * @param due the notices come once it is done.
 */
async function renderPopups(id: number, ui = <PopupNotices quiet={false} />, due = Promise.resolve()) {
  const network = fakeNetwork()
  network.answer(system.announcements, async () => {
    await due
    return { player: [], banners: [], popup: [notice(id)], promotion: [] }
  })
  const screen = await renderSite(
    <>
      <input aria-label="Field" />
      <button type="button">elsewhere</button>
      <div>{ui}</div>
    </>,
  )
  return { screen, network }
}

const open = () => useOverlays.getState().open
const shown = { name: 'notice', index: 0, kind: 'popup' }

test('[NOT-03] a notice that pops up is shown once a visit, whatever comes and goes', async () => {
  const { screen } = await renderPopups(1)
  await expect.poll(open).toEqual(shown)
  useOverlays.getState().close()
  await screen.unmount()
  // Signing out clears the session storage.
  sessionStorage.clear()

  const { network } = await renderPopups(1)
  await expect.poll(() => network.sent(system.announcements).length).toBeGreaterThan(0)
  await new Promise(requestAnimationFrame)
  expect(open()).toBeUndefined()
})

test('[NOT-03] a popup notice waits until the game is left', async () => {
  const { screen, network } = await renderPopups(2, <PopupNotices quiet />)
  await expect.poll(() => network.sent(system.announcements).length).toBe(1)
  await new Promise(requestAnimationFrame)
  expect(open()).toBeUndefined()
  await screen.unmount()

  await renderPopups(2)
  await expect.poll(open).toEqual(shown)
})

test('[NOT-03] a popup notice waits until dialogs are closed and nobody is typing', async () => {
  const due = Promise.withResolvers<void>()
  const { screen, network } = await renderPopups(3, <PopupNotices quiet={false} />, due.promise)
  useOverlays.getState().show({ name: 'login' })
  await expect.poll(() => network.sent(system.announcements).length).toBe(1)
  due.resolve()
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  await new Promise(requestAnimationFrame)
  expect(open()).toEqual({ name: 'login' })

  // Whoever writes by then isn't interrupted either.
  await userEvent.click(screen.getByLabelText('Field'))
  useOverlays.getState().close()
  await userEvent.type(screen.getByLabelText('Field'), 'juan')
  expect(open()).toBeUndefined()

  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
  await expect.poll(open).toEqual(shown)
})
