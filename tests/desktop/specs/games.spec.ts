import { gameOfEachKind } from '#sandbox/world/games/test-games.ts'
import { atTheStart, gameRounds } from '#support/game-rounds.ts'
import { logIn } from '#support/main-job.ts'
import { go } from '../support/client.ts'
import { expect, sandboxTest as test } from '../support/fixtures.ts'

test('[DSK-03, LNCH-02, LNCH-08] in the desktop client a round of each kind of game is played in a view of its own', {
  tag: '@full',
}, async ({ client: { app, page }, sandbox, providerOrigin: provider }) => {
  test.slow()
  const username = 'desk1'
  await sandbox.createAccount({ username, password: 'Mabuhay8' })
  await sandbox.setBalance(username, '5000.00')
  await logIn(page, username, 'Mabuhay8')
  const views = () =>
    app.windows().filter((window) => !window.isClosed() && window.url().startsWith(provider))
  for (const [index, { name, kind, path }] of gameOfEachKind().entries())
    await test.step(`${kind}: ${name}`, async () => {
      await atTheStart(sandbox)
      await go(page, path)
      await expect.poll(() => views().length).toBe(1)
      const [game] = views()
      if (!game) throw new Error('no game runs')
      const { bet, waits } = gameRounds[kind]
      await bet(game)
      await expect.poll(async () => (await sandbox.account(username)).rounds).toBe(index + 1)
      if (waits) {
        await waits(game)
        await sandbox.advanceClock(10 * 60_000)
      }
      await expect.poll(async () => (await sandbox.account(username)).history[0]?.state).toBe('settled')
      // A lottery's page goes with its page of the site.
      if (kind === 'lottery') await go(page, '/help')
      else await page.getByRole('button', { name: 'Close', exact: true }).click()
      await expect.poll(() => views().length).toBe(0)
    })
  expect(await sandbox.ledgerBalanced()).toBe(true)
})
