import { describe, expect, test } from 'vitest'
import { contract } from '#shared/contract/endpoints/index.ts'
import { readAsSite, siteDoes } from './site.ts'

const { permission, helpCenter } = contract.system
const answered = (status: number, text = '', headers = {}) => ({
  url: 'https://gateway.example',
  status,
  headers: new Headers(headers),
  text,
  took: 1,
})

describe('[OPS-03] what the site does with an answer', () => {
  test.each([
    ['no body', helpCenter, answered(204), /^in the frame of the site, drops the whole answer/],
    [
      'a status that is none',
      helpCenter,
      answered(999),
      /^in the frame of the site, says that something went wrong/,
    ],
    ['a redirect', helpCenter, answered(302), /answers in the gateway’s place: the visitor’s network$/],
    [
      'a challenge',
      helpCenter,
      answered(403, '<!doctype html>', { 'cf-mitigated': 'challenge' }),
      /answers in the gateway’s place: a check of the visitor$/,
    ],
    [
      'nonsense at the start',
      permission,
      answered(200, '[]'),
      /^stays closed: it says .*technical problem, code G-\d+$/,
    ],
    [
      'a redirect at the start',
      permission,
      answered(302),
      /^stays closed: says that something on the way answers in the gateway’s place: the visitor’s network$/,
    ],
    [
      'a proxy’s page at the start',
      permission,
      answered(502, '<!doctype html>', { 'content-type': 'text/html' }),
      /^stays closed: it says that there is a technical problem \(HTTP 502\)$/,
    ],
    [
      'maintenance at the start',
      permission,
      answered(503, '{"maintenance":true}'),
      /^stays closed: closes the site for maintenance$/,
    ],
    [
      'a blocked address at the start',
      permission,
      answered(403, '{"code":"IP_RESTRICTED"}'),
      /^stays closed: closes the site to the visitor, whose address is blocked$/,
    ],
  ])('%s', async (_, endpoint, answer, words) => {
    expect(siteDoes(endpoint, await readAsSite(endpoint, answer))).toMatch(words)
  })
})
