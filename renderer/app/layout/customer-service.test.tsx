import { CompactEncrypt } from 'jose'
import { expect, test } from 'vitest'
import { SystemGate } from '#features/system-status/index.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { SideRail } from './side-rail.tsx'

const key = new Uint8Array(32).fill(7)
const keyText = 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc'
const seal = (address: string) =>
  new CompactEncrypt(new TextEncoder().encode(address))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key)

/** Presses customer service where the gateway sends such a link. Returns what became of the window. */
async function press(customerService: object, openWindow: { opened?: boolean; loads?: boolean } = {}) {
  useToasts.setState({ toasts: [] })
  const { opened = true, loads = true } = openWindow
  const done: string[] = []
  fakeNetwork().answer(system.permission, () => ({ info: { ...samples.permission.info, customerService } }))
  const screen = await renderSite(
    <>
      <SystemGate>
        <SideRail />
      </SystemGate>
      <Toaster label="Messages" closeLabel="Close message" />
    </>,
    {
      platform: {
        openWindow: () => ({
          opened,
          go(url) {
            done.push(url)
            return Promise.resolve(loads)
          },
          cancel: () => void done.push('closed'),
        }),
      },
    },
  )
  await screen.getByRole('button', { name: 'Customer service' }).click()
  return { screen, done }
}

test('[CHT-02, BOOT-06] customer service opens from the rail in a window of its own', async () => {
  const { done } = await press({ link: await seal('http://127.0.0.1:4399/support'), key: keyText })
  await expect.poll(() => done).toEqual(['http://127.0.0.1:4399/support'])
})

const address = 'https://evil.example/'
test.each([
  ['no.sealed.link.at.all', {}, 'The customer service link didn’t work. Try again in a moment.', ['closed']],
  [address, {}, 'The link leads to a site that isn’t ours, so we blocked it for your safety.', ['closed']],
  [
    'http://127.0.0.1:4399/support',
    { loads: false },
    'The page didn’t load. Check your connection and try again.',
    ['http://127.0.0.1:4399/support'],
  ],
  [
    'http://127.0.0.1:4399/support',
    { opened: false },
    'Your browser blocked the window. Allow pop-ups for this site, then try again.',
    [],
  ],
])(
  '[CHT-02, ERR-02] customer service that leads to %s, %j, has a dialog with another way: %s',
  async (to, window, why, became) => {
    const link = to.startsWith('http') ? await seal(to) : to
    const { screen, done } = await press({ link, key: keyText }, window)
    await expect.element(screen.getByText('We couldn’t open customer service.')).toBeVisible()
    await expect.element(screen.getByText(`${why} help@palaro.example`)).toBeVisible()
    expect(done).toEqual(became)
  },
)
