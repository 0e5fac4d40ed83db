import { foreignSite } from '#support/foreign-site.ts'
import { scaled } from '#support/machine-factor.ts'
import { logIn } from '#support/main-job.ts'
import { islander } from '../../foreign-gateway/start-foreign-gateway.ts'
import { startRun } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'

test('[OPS-02, DSK-01] main finds the token of a gateway that names it otherwise, keeps it from the page, and calls with it', {
  tag: '@full',
}, async () => {
  test.setTimeout(scaled(120_000))
  let issued = ''
  const site = await foreignSite({
    desktop: true,
    async around(request, answer) {
      const response = await answer(request)
      if (request.method === 'POST' && request.url.endsWith('/api/v1/sessions'))
        issued = Object(await response.clone().json()).content.session.key
      return response
    },
  })
  let client: Awaited<ReturnType<typeof startRun>> | undefined
  try {
    client = await startRun(site.gateway.origin, { main: site.folder })
    const { page } = client
    await page.evaluate(() => {
      const { fetch: real } = window
      const answers: string[] = []
      Object.assign(window, { answers })
      window.fetch = async (...call) => {
        const answer = await real(...call)
        answers.push(await answer.clone().text())
        return answer
      }
    })
    await logIn(page, islander.name, islander.secret)
    await expect(page.getByRole('status', { name: 'Balance' })).toContainText('4,821.35')
    const seen = await page.evaluate(() =>
      JSON.stringify([
        Reflect.get(window, 'answers'),
        { ...sessionStorage },
        { ...localStorage },
        document.documentElement.outerHTML,
      ]),
    )
    expect(issued).toMatch(/^[\w-]{36}$/)
    expect(seen).toContain('4821.35')
    expect(seen).not.toContain(issued)
  } finally {
    await client?.close()
    await site.close()
  }
})
