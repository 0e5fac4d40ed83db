import { expect, test } from 'vitest'
import { fakeNetwork, lost } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { launching } from '#shared/contract/endpoints/launching.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { LotteryStage } from './lottery-stage.tsx'

const target = { gameCode: 'SEA-1', vendor: 'TCG_SEA', playType: undefined }

/** Renders the stage with a betting view that never reports ready. */
async function openSlowStage({ windows = true } = {}) {
  const network = fakeNetwork()
  let count = 0
  const went: string[] = []
  network.answer(system.permission, () => samples.permission)
  network.answer(launching.lobbyLaunch, () => {
    count += 1
    return { provider: 'sandbox', readyTimeout: 1, url: `http://127.0.0.1:4399/lottery?token=${count}` }
  })
  const screen = await renderSite(<LotteryStage target={target} title="Sea 6/45" onEvent={() => {}} />, {
    signedIn: true,
    platform: {
      GameView: ({ url, title }) => <section aria-label={title}>{url}</section>,
      openWindow: () => ({
        opened: windows,
        go: (url: string) => void went.push(url.slice(-7)),
        cancel: () => void went.push('cancelled'),
      }),
    },
  })
  const openInWindow = screen.getByRole('button', { name: 'Open in new window' })
  await openInWindow.click()
  return { network, screen, went, openInWindow, frame: screen.getByRole('region', { name: 'Sea 6/45' }) }
}

test('[LNCH-10, LNCH-09] a betting view that never says it is ready opens in a window, and here again, each with an address of its own', async () => {
  const { screen, went, frame } = await openSlowStage()
  await expect.element(screen.getByRole('heading', { name: 'The game is in its own window' })).toBeVisible()
  await expect.poll(() => went).toEqual(['token=2'])
  expect(frame.query()).toBeNull()
  await screen.getByRole('button', { name: 'Play here instead' }).click()
  await expect.element(frame).toMatchTextContent('token=3')
})

test('[LNCH-10] a window that is blocked, or for which no address came, is reported with a way on', async () => {
  const blocked = await openSlowStage({ windows: false })
  await expect
    .element(blocked.screen.getByRole('alert'))
    .toMatchTextContent('Your browser blocked the window')
  expect(blocked.network.sent(launching.lobbyLaunch)).toHaveLength(1)
  await blocked.screen.unmount()

  const { network, screen, went } = await openSlowStage()
  await expect.poll(() => went).toEqual(['token=2'])
  network.answer(launching.lobbyLaunch, () => lost())
  await screen.getByRole('button', { name: 'Open again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'The lottery didn’t open' })).toBeVisible()
  expect(went).toEqual(['token=2', 'cancelled'])
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
