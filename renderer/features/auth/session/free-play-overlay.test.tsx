import { expect, test } from 'vitest'
import { useDemoPlay } from '#lib/games/use-demo-play.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { parseAmount } from '#shared/domain/money.ts'
import { FreePlayOverlay } from './free-play-overlay.tsx'

const slot = { ...samples.game, minBet: parseAmount('0.50') }

/** A button for a game's demo, and what opens then. */
function Demo() {
  const demoPlay = useDemoPlay()
  const open = useOverlays((state) => state.open)
  return (
    <>
      {demoPlay && (
        <button type="button" onClick={() => demoPlay(slot)}>
          Demo
        </button>
      )}
      {open?.name === 'freePlay' && <FreePlayOverlay {...open} />}
    </>
  )
}

async function openDemo(answer: () => unknown) {
  const network = fakeNetwork()
  network.answer(system.registerRules, () => ({ ...samples.rules, hasFreePlay: true }))
  network.answer(session.freePlay, answer)
  const screen = await renderSite(<Demo />)
  await screen.getByRole('button', { name: 'Demo' }).click()
  return { network, screen, address: screen.getByTestId('address') }
}

const game = /^\/seamless\?vendor=KD&gameCode=KD-1001&nodeId=1001/

test('[AUTH-08] a demo session begins once, and opens the game that was chosen', async () => {
  const { network, address } = await openDemo(() => ({ token: 'token-of-demo' }))
  await expect.element(address).toMatchTextContent(game)
  expect(network.sent(session.freePlay)).toHaveLength(1)
  expect(useOverlays.getState().open).toBeUndefined()
})

test('[AUTH-08] a demo that fails says so and can be tried again', async () => {
  const { network, screen, address } = await openDemo(() => status(500))
  await expect.element(screen.getByRole('dialog', { name: 'Free play didn’t start' })).toBeVisible()
  network.answer(session.freePlay, () => ({ token: 'token-of-demo' }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(address).toMatchTextContent(game)
})

test('[AUTH-08] a demo that was given up doesn’t begin when its answer comes late', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { network, screen, address } = await openDemo(() => promise)
  await expect.element(screen.getByRole('dialog', { name: 'Free play: Golden Carabao' })).toBeVisible()
  await expect.poll(() => network.sent(session.freePlay).length).toBe(1)
  await screen.getByRole('button', { name: 'Close' }).click()
  resolve({ token: 'token-of-demo' })
  await promise
  await expect.element(screen.getByRole('button', { name: 'Demo' })).toBeVisible()
  await expect.element(address).toHaveTextContent('/')
  expect(useSessionStore.getState()).toMatchObject({ signedIn: false, pending: undefined })
})
