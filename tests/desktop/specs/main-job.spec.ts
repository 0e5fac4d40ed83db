import { expect, type Page, test } from '@playwright/test'
import { doMainJob } from '#support/main-job.ts'
import { SandboxClient } from '#support/sandbox.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { launchClient } from '../support/launch.ts'

test('[DSK-01, DSK-03, LNCH-02, LNCH-08, OUT-01] the main job in the desktop client, as on the web, and the token never in the page', async () => {
  const server = await serveSandbox()
  const client = await launchClient({ args: [`--gateway=${server.origin}`] })
  try {
    const { app, page } = client
    const provider = new URL(server.providerOrigin).origin
    const runningGame = (): Page | undefined =>
      app.windows().findLast((window) => !window.isClosed() && window.url().startsWith(provider))
    await doMainJob({
      page,
      sandbox: new SandboxClient(server.origin),
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
  } finally {
    await client.close()
    await server.close()
  }
})
