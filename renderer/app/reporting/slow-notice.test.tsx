import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { SystemGate } from '#features/system-status/index.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { SlowNotice } from './slow-notice.tsx'

beforeEach(() => useToasts.setState({ toasts: [] }))

/** A site whose first paint is done, or has taken too long, when that is said. */
function Site() {
  const [isLate, setLate] = useState(false)
  return (
    <>
      <SystemGate>
        <button type="button" onClick={() => setLate(true)}>
          Late
        </button>
      </SystemGate>
      {isLate && <SlowNotice />}
      <Toaster label="Messages" closeLabel="Close message" />
    </>
  )
}

test('[ERR-02] a page that is slow to load says so, until it has', async () => {
  const network = fakeNetwork()
  const asked = Promise.withResolvers<void>()
  network.answer(system.permission, async () => {
    await asked.promise
    return samples.permission
  })
  const screen = await renderSite(<Site />)
  await screen.getByRole('button', { name: 'Late' }).click()
  const notice = screen.getByText('This is taking longer than usual')
  await expect.element(notice).toBeVisible()
  await expect.element(screen.getByText(/The page will finish loading by itself/)).toBeVisible()
  asked.resolve()
  await expect.element(notice).not.toBeInTheDocument()
})

test('[ERR-02] a page that is quick says nothing of the kind', async () => {
  const network = fakeNetwork()
  network.answer(system.permission, () => samples.permission)
  const screen = await renderSite(<Site />)
  await expect.poll(() => network.sent(system.permission)).toHaveLength(1)
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  await screen.getByRole('button', { name: 'Late' }).click()
  await new Promise(requestAnimationFrame)
  expect(useToasts.getState().toasts).toEqual([])
})
