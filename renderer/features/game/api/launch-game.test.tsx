import { useReducer } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { useCdnStore } from '#lib/games/cdn-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { launching } from '#shared/contract/endpoints/launching.ts'
import { siteStatus } from '#shared/contract/endpoints/site-status.ts'
import { gameReducer, initialGame } from '../model/game-machine.ts'
import { useLaunch } from './use-launch.ts'

function Game() {
  const [{ launch }, dispatch] = useReducer(gameReducer, initialGame)
  const running = useLaunch('fbSports', launch, dispatch)
  return (
    <>
      <output aria-label="Address">{'launch' in launch ? launch.launch.url : launch.phase}</output>
      <output aria-label="Phase">{launch.phase}</output>
      <button type="button" onClick={running.ask}>
        Again
      </button>
    </>
  )
}

test('[BOOT-08] a game comes from a launch host that the brand permits, and one that fails gives way for the visit', async () => {
  const before = useCdnStore.getState()
  onTestFinished(() => useCdnStore.setState(before))
  useCdnStore.setState({ launch: 0, failed: [] })
  const network = fakeNetwork()
  network.answer(siteStatus.permission, () => ({
    info: {
      ...samples.permission.info,
      launchGameCDNs: ['https://stranger.example', 'http://localhost:7001', 'http://localhost:7002'],
    },
  }))
  network.answer(launching.fbSportsLaunch, () => ({ url: '/play?t=1', readyTimeout: 50 }))
  const screen = await renderSite(<Game />, { signedIn: true })
  const address = screen.getByRole('status', { name: 'Address' })
  await expect.element(address).toHaveTextContent('http://localhost:7001/play?t=1')
  await expect.element(screen.getByRole('status', { name: 'Phase' })).toHaveTextContent('slow')
  await screen.getByRole('button', { name: 'Again' }).click()
  await expect.element(address).toHaveTextContent('http://localhost:7002/play?t=1')
})

test('[BOOT-08] each of the launch hosts is drawn for some visits', async () => {
  const { launchCdnsOf } = await import('#lib/games/launch-cdns.ts')
  const before = useCdnStore.getState()
  onTestFinished(() => useCdnStore.setState(before))
  const hosts = ['http://localhost:7001', 'http://localhost:7002', 'http://localhost:7003']
  const firsts = [0, 0.4, 0.9].map((launch) => {
    useCdnStore.setState({ launch, failed: [] })
    return launchCdnsOf(hosts)[0]
  })
  expect(firsts).toEqual(hosts)
})
