import { expect, test } from 'vitest'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { loadBrand } from '../build/brand/brand-folder.ts'
import { inputFor } from './inputs.ts'

const source = {
  brand: loadBrand('palaro'),
  siteOrigin: 'https://www.site.example',
  now: Date.UTC(2026, 10, 28),
  earlier: new Map<string, unknown>(),
  given: {},
}
const { registerSms } = contract.session
const byNumber = { countryDialingCode: '63', mobileNo: '9171234567' }

test.each<[string, AnyEndpoint, Readonly<Record<string, object>>, object]>([
  [
    'one of several forms can’t be made up',
    registerSms,
    {},
    { missing: 'needs an input: --inputs <file> with {"session.registerSms":{}}' },
  ],
  ['one that is given is taken', registerSms, { 'session.registerSms': byNumber }, { input: byNumber }],
  [
    'one that is given and wrong says where',
    contract.games.addFavourite,
    { 'games.addFavourite': { nodeId: 7 } },
    { missing: expect.stringMatching(/^its input doesn’t fit the contract: nodeId, /) },
  ],
  [
    'an id that no answer has shown is missing',
    contract.games.detail,
    {},
    { missing: 'games.popular has shown no vassalage and nodeId to ask for' },
  ],
])('[OPS-03] how the input of a call is made: %s', (_, endpoint, given, made) => {
  expect(inputFor(endpoint, { ...source, given })).toEqual(made)
})
