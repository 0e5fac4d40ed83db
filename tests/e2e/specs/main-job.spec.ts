import { doMainJob } from '#support/main-job.ts'
import { secretsInAddress } from '#support/secrets.ts'
import { expect, test } from '../fixtures/site.ts'

// The default for most users.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('[REG-08, LNCH-01, LNCH-04, LNCH-08, LNCH-09, OUT-01, AUTH-01, SEC-04] the main job, from a new account to the same balance after a second login, and no session’s token in any address', async ({
  page,
  sandbox,
}) => {
  const addresses: string[] = []
  const tokens = new Set<string>()
  page.on('request', (request) => {
    addresses.push(request.url())
    const { authorization } = request.headers()
    if (authorization) tokens.add(authorization.replace(/^Bearer /, ''))
  })
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/')
  await doMainJob({
    page,
    sandbox,
    game: (title) => Promise.resolve(page.frameLocator(`iframe[title="${title}"]`)),
  })
  expect(tokens.size).toBeGreaterThan(1)
  const { origin } = new URL(page.url())
  expect(addresses.filter((address) => [...tokens].some((token) => address.includes(token)))).toEqual([])
  expect(
    addresses.filter((address) => address.startsWith(origin)).flatMap((address) => secretsInAddress(address)),
  ).toEqual([])
})
