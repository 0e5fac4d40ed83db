import { lost, raw, status } from './network.ts'

/**
 * What each fault of the sandbox that keeps an answer from coming whole looks like from the page, and
 * what is said of it: the key of the words in the texts about errors. A late answer is no failure.
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
  html: {
    answer: () => raw('<!doctype html><h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } }),
    key: 'malformed',
  },
  truncated: { answer: () => raw('{"success":true,"value":{"tok'), key: 'malformed' },
  wrongTypes: { answer: () => raw('{"success":"yes","value":7,"message":[]}'), key: 'malformed' },
  huge: { answer: () => raw(`{"success":true,"value":"${'x'.repeat(6_000_000)}"}`), key: 'malformed' },
} as const satisfies Record<string, { answer: () => Response; key: string }>
