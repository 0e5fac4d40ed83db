import type { Page } from '@playwright/test'
import { doMainJob } from '#support/main-job.ts'
import { expect, sandboxTest as test } from '../support/fixtures.ts'

test('[DSK-01, DSK-03, LNCH-02, LNCH-08, OUT-01] the main job in the desktop client, as on the web, and the token never in the page', async ({
  client: { app, page },
  sandbox,
  providerOrigin,
}) => {
  const runningGame = (): Page | undefined =>
    app.windows().findLast((window) => !window.isClosed() && window.url().startsWith(providerOrigin))
  await doMainJob({
    page,
    sandbox,
    async game() {
      await expect.poll(() => runningGame() !== undefined).toBe(true)
      const game = runningGame()
      if (!game) throw new Error('no game runs')
      return game
    },
  })
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  )
  expect(kept).not.toContain('"token"')
  expect(runningGame()).toBeUndefined()
})
