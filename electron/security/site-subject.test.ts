import { expect, test } from 'vitest'
import { clientBrand } from '#shared/brand/brand.ts'
import palaro from '../../resources/brand/palaro/brand.json' with { type: 'json' }
import { readBrand } from '../../resources/build/brand/read-brand.ts'
import { brandSources, siteSubject } from './site-subject.ts'

const sandbox = clientBrand(readBrand(palaro, 'brand.json'))
const operator = clientBrand(
  readBrand(
    {
      ...palaro,
      gatewayUrl: 'https://gateway.operator.example',
      publicOrigin: 'https://play.operator.example',
      hosts: { ...palaro.hosts, images: ['https://*.cdn.example'], chat: ['https://chat.example'] },
    },
    'brand.json',
  ),
)

test('only a brand whose pictures are on this machine may reach this machine', () => {
  expect(siteSubject(sandbox).permissions).toContain('loopback-network')
  expect(siteSubject(operator).permissions).toEqual([])
  expect(siteSubject(operator).frames).toEqual(['https://chat.example'])
})

test('links may lead to the brand’s own hosts', () => {
  expect(brandSources(operator)).toEqual(
    expect.arrayContaining(['https://play.operator.example', 'https://gateway.operator.example']),
  )
  expect(brandSources(sandbox)).not.toContain('')
})
