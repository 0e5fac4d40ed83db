import { expect, openView, seenBy, test } from './fixture.ts'

const askForMicrophone = () =>
  navigator.mediaDevices.getUserMedia({ audio: true }).then(
    () => 'granted',
    (error: Error) => error.name,
  )

test('what the request handler refuses, the page doesn’t get', async ({ app, site }) => {
  expect(await site.evaluate(askForMicrophone)).toBe('NotAllowedError')
  const position = await site.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve('found'),
          (e) => resolve(e.code),
        ),
      ),
  )
  expect(position).toBe(1)
  const seen = await seenBy(app)
  expect(seen).toContain('permission-request media app:')
  expect(seen).toContain('permission-request geolocation app:')
})

test('what the request handler grants, the page gets', async ({ app, site }) => {
  expect(await site.evaluate(() => Notification.requestPermission())).toBe('granted')
  expect(await seenBy(app)).toContain('permission-request notifications app:')
})

test('a query is the check handler’s to answer', async ({ app, site }) => {
  const states = await site.evaluate(async () => {
    const query = async (name: PermissionName) => (await navigator.permissions.query({ name })).state
    return [await query('geolocation'), await query('notifications')]
  })
  expect(states).toEqual(['granted', 'denied'])
  expect(await seenBy(app)).toContain('permission-check geolocation app://site')
})

test('a session with a handler of its own asks that one, and says where the question comes from', async ({
  app,
  provider,
}) => {
  await app.evaluate(({ session }) => {
    session.fromPartition('asking').setPermissionRequestHandler((_contents, permission, answer, details) => {
      globalThis.seen.push(`${permission} ${details.requestingUrl} ${details.isMainFrame}`)
      answer(permission === 'media')
    })
  })
  const url = `${provider.origin}/game`
  const game = await openView(app, url, { partition: 'asking' })
  expect(await game.evaluate(askForMicrophone)).toBe('granted')
  expect(await seenBy(app)).toContain(`media ${url} true`)
})

test('copying text is asked for, and refused with an error', async ({ app, site }) => {
  await site.locator('h1').click()
  const outcome = await site.evaluate(() =>
    navigator.clipboard.writeText('x').then(
      () => 'copied',
      (error: Error) => error.name,
    ),
  )
  expect(outcome).toBe('NotAllowedError')
  expect(await seenBy(app)).toContain('permission-request clipboard-sanitized-write app:')
})
