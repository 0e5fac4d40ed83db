import { doMainJob } from '#support/main-job.ts'
import { test } from '../fixtures/site.ts'

test('[REG-08, LNCH-01, LNCH-04, LNCH-08, LNCH-09, OUT-01, AUTH-01] the main job, from a new account to the same balance after a second login', async ({
  page,
  sandbox,
}) => {
  await page.goto('/')
  await doMainJob({
    page,
    sandbox,
    game: (title) => Promise.resolve(page.frameLocator(`iframe[title="${title}"]`)),
  })
})
