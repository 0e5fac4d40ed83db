import { expect, test } from 'vitest'
import { readBrand } from '#shared/brand/brand.ts'
import palaro from '../../resources/brand/palaro/brand.json' with { type: 'json' }
import { brandSources, siteSubject } from './site-subject.ts'

const sandbox = readBrand(palaro, 'brand.json')
const operator = readBrand(
  {
    ...palaro,
    publicOrigin: 'https://play.operator.example',
    hosts: { ...palaro.hosts, images: ['https://*.cdn.example'], chat: ['https://chat.example'] },
  },
  'brand.json',
)

test('only a brand whose pictures are on this machine may reach this machine', () => {
  expect(siteSubject(sandbox).permissions).toContain('loopback-network')
  expect(siteSubject(operator).permissions).toEqual([])
  expect(siteSubject(operator).frames).toEqual(['https://chat.example'])
})

test('links may lead to the brand’s own hosts', () => {
  expect(brandSources(operator)).toContain('https://play.operator.example')
  expect(brandSources(sandbox)).not.toContain('')
})
