import { expect, test } from 'vitest'
import { stubFetch } from '#lib/testing/stub-fetch.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { Gateway } from './gateway.ts'

const gateway = new Gateway({
  baseUrl: 'http://gateway.example',
  merchant: 'palaro',
  language: () => 'EN',
  sessionHeaders: () => ({}),
  session: () => 1,
  encrypt: () => Promise.resolve(''),
  onMisfit: () => {},
  onFault: () => {},
})

const html = (status: number, headers: HeadersInit = {}, body = '<!doctype html><h1>Hello</h1>') =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html', ...headers } })
const challenge = { 'cf-mitigated': 'challenge' }
const network = { kind: 'intercepted', by: 'network' }
const checked = { kind: 'intercepted', by: 'challenge' }

test.each<[string, () => Response, object]>([
  ['a challenge', () => html(403, challenge), checked],
  ['a challenge with the status of too many calls', () => html(429, challenge), checked],
  ['a challenge that says 503', () => html(503, challenge), checked],
  ['another network’s captcha', () => html(405, { 'x-amzn-waf-action': 'captcha' }), checked],
  ['a filter’s page', () => html(200), network],
  ['a filter’s page without a type', () => new Response(' <html>'), network],
  ['a filter’s words', () => html(200, {}, 'Blocked by policy'), network],
  ['a firewall’s page', () => html(403), network],
  ['a portal', () => html(511), network],
  ['a portal that redirects', () => html(302, { Location: 'http://portal.example/' }), network],
  ['a proxy without its service', () => html(502), { kind: 'failed', status: 502 }],
  ['a proxy that waited in vain', () => html(504), { kind: 'failed', status: 504 }],
  ['a page for a call that isn’t there', () => html(404), { kind: 'failed', status: 404 }],
  ['a page with the end of the session', () => html(401), { kind: 'unauthorized' }],
  ['nothing, and a status that says so', () => new Response(null, { status: 204 }), { kind: 'malformed' }],
  ['an envelope of type HTML', () => html(200, {}, '{"success":false,"code":"A"}'), { kind: 'refused' }],
  [
    'a refusal with status 403',
    () => Response.json({ success: false }, { status: 403 }),
    { kind: 'refused' },
  ],
])('[NET-05] how an intercepted answer is recognised: %s', async (_, answer, fault) => {
  stubFetch(answer)
  const met = gateway.call(contract.system.permission, { host: 'h' }).then(() => undefined, faultOf)
  expect(await met).toMatchObject(fault)
})
