import { lost, raw, status } from './network.ts'

const page = ({ headers, ...init }: ResponseInit = {}) =>
  raw('<!doctype html><h1>Welcome</h1>', {
    ...init,
    headers: { 'Content-Type': 'text/html', ...headers },
  })

/**
 * The sandbox's faults that keep an answer from arriving intact: the response that the page gets, and the key of the
 * message shown, in the `errors` texts. A late answer isn't a failure.
 */
export const faultAnswers = {
  drop: { answer: lost, key: 'offline' },
  lostAnswer: { answer: lost, key: 'offline' },
  '401': { answer: () => status(401), key: 'unauthorized' },
  '403': { answer: () => status(403), key: 'failed' },
  '429': { answer: () => raw('', { status: 429, headers: { 'Retry-After': '30' } }), key: 'tooMany' },
  '451': { answer: () => status(451, { ip: '203.0.113.9' }), key: 'blocked' },
  '500': { answer: () => status(500), key: 'failed' },
  '503': { answer: () => status(503, { maintenance: true }), key: 'maintenance' },
  html: { answer: () => page(), key: 'network' },
  challenge: {
    answer: () => page({ status: 403, headers: { 'cf-mitigated': 'challenge' } }),
    key: 'challenge',
  },
  portal: { answer: () => page({ status: 511 }), key: 'network' },
  redirect: { answer: () => raw('', { status: 302, headers: { Location: '/' } }), key: 'network' },
  proxy: { answer: () => page({ status: 502 }), key: 'failed' },
  empty: { answer: () => raw(null, { status: 204 }), key: 'malformed' },
  truncated: { answer: () => raw('{"success":true,"value":{"tok'), key: 'malformed' },
  wrongTypes: { answer: () => raw('{"success":"yes","value":7,"message":[]}'), key: 'malformed' },
  huge: { answer: () => raw(`{"success":true,"value":"${'x'.repeat(6_000_000)}"}`), key: 'malformed' },
} as const satisfies Record<string, { answer: () => Response; key: string }>
