import { expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { system } from '#shared/contract/endpoints/system.ts'
import { Router } from '../router.tsx'

async function open(path: string, signedIn = false) {
  const network = fakeNetwork()
  network.answer(system.settings, () => ({ nodes: [] }))
  return renderSite(<Router />, { path, signedIn })
}
const opened = () => useOverlays.getState().open

test.each([
  ['/register?referralCode=BAY-7K2Q', { name: 'register', referralCode: 'BAY-7K2Q' }],
  ['/register.html?referralCode=BAY-7K2Q', { name: 'register', referralCode: 'BAY-7K2Q' }],
  ['/register', { name: 'register' }],
  ['/login', { name: 'login' }],
])(
  '[RT-02, RT-13, RT-18] %s is home with its form over it, and without it once that closes',
  async (path, overlay) => {
    const screen = await open(path)
    await expect.element(screen.getByRole('heading', { name: 'Top games tonight' })).toBeInTheDocument()
    await expect.poll(opened).toEqual(overlay)
    useOverlays.getState().close()
    await expect.element(screen.getByTestId('address')).toHaveTextContent('/')
  },
)

test.each(['/register', '/login'])('[RT-02, RT-13] %s is only home for who is signed in', async (path) => {
  const screen = await open(path, true)
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/')
  expect(opened()).toBeUndefined()
})
