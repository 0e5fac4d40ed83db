import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Launchable } from '#lib/games/launch-plan.ts'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { type Game, games } from '#shared/contract/endpoints/games.ts'
import { launching } from '#shared/contract/endpoints/launching.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { GamePage } from './game-page.tsx'

/** Chooses something to play from a page of the site, and waits for its launch. */
async function choose(choice: Launchable) {
  const network = fakeNetwork()
  network.answer(system.permission, () => samples.permission)
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  network.answer(games.detail, () => ({ game: samples.game, recentWins: [] }))
  network.answer(launching.launch, () => ({ url: 'http://127.0.0.1:4399/play?token=1' }))
  function Site() {
    const launch = useLaunchGame()
    return useLocation().pathname === '/' ? (
      <button type="button" onClick={() => launch(choice)}>
        Play
      </button>
    ) : (
      <GamePage />
    )
  }
  const screen = await renderSite(<Site />, {
    signedIn: true,
    platform: { GameView: ({ title, url }) => <section aria-label={title}>{url}</section> },
  })
  await expect.poll(() => network.sent(member.info).length).toBe(1)
  await screen.getByRole('button', { name: 'Play' }).click()
  await expect.element(screen.getByRole('region', { name: 'Golden Carabao' })).toMatchTextContent('token=1')
  return network
}

test('[LNCH-01] a game that is chosen from a list is not asked for again before its launch', async () => {
  const game: Game = { ...samples.game, minBet: undefined }
  const network = await choose(game)
  expect(network.sent(games.detail)).toHaveLength(0)
  expect(network.sent(launching.launch)).toHaveLength(1)
  expect(network.sent(launching.launch)[0]?.body).toMatchObject({ gameCode: 'KD-1001', nodeId: '1001' })
})

test('[LNCH-01] of a win only the name of the game is known: its page asks for the rest, once', async () => {
  const { vassalage, nodeId, gameName } = samples.game
  const network = await choose({ vassalage, nodeId, gameName })
  expect(network.sent(games.detail)).toHaveLength(1)
})
