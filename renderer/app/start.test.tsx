import { expect, test } from 'vitest'
import { fakeNetwork } from '#lib/testing/network.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { start } from './start.ts'

/** How often each call of the start went out. None of them is ever answered. */
async function callsAtStart() {
  const network = fakeNetwork()
  await start()
  const { permission, whitelabel, settings, announcements, countryCodes, routers } = system
  const count = (endpoint: Parameters<typeof network.sent>[0]) => network.sent(endpoint).length
  return {
    host: network.sent(permission)[0]?.query.get('host'),
    first: [permission, whitelabel, settings, announcements].map(count),
    later: [countryCodes, routers].map(count),
    ofMember: [member.info, member.balance].map(count),
  }
}

test('[BOOT-01] the start sends its first four calls at once, and waits for none of them', async () => {
  expect(await callsAtStart()).toEqual({
    host: location.host,
    first: [1, 1, 1, 1],
    later: [0, 0],
    ofMember: [0, 0],
  })
})

test('[BOOT-02] with a stored session, the start also fetches the member and the balance', async () => {
  sessionStorage.setItem('token', 'token-of-a-test')
  const { first, ofMember } = await callsAtStart()
  expect(first).toEqual([1, 1, 1, 1])
  expect(ofMember).toEqual([1, 1])
})
