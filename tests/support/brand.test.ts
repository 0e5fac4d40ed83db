import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadBrand } from '../../resources/build/brand/brand-folder.ts'
import { contentSecurityPolicy } from '../../resources/build/csp.ts'

const brands = readdirSync(resolve('resources/brand'))
const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''

test.each(brands)('[BOOT-07] the brand %s is whole, with its mark', (name) => {
  expect(loadBrand(name).name).toBe(name)
})

test('[BOOT-07] a folder that holds no brand is refused by its name', () => {
  expect(() => loadBrand('nobody')).toThrow('resources/brand/nobody/brand.json')
})

test('[OPS-01] the policy always lets the gateway in, and needs nothing more said', () => {
  const brand = { ...loadBrand('palaro'), gatewayUrl: 'https://gateway.operator.example:8443' }
  for (const web of [true, false])
    expect(directive(contentSecurityPolicy(brand, '', { web }), 'connect-src')).toContain(
      ' https://gateway.operator.example:8443 ',
    )
})

test('[BOOT-09, SEC-01] the policy knows analytics only where the brand has them', () => {
  const { analytics, ...without } = loadBrand('palaro')
  expect(analytics).toBeDefined()
  const open = contentSecurityPolicy({ ...without, analytics }, '', { web: true })
  const closed = contentSecurityPolicy(without, '', { web: true })
  const scripts = directive(open, 'script-src').split(' ')
  expect(scripts.filter((source) => source.includes('google'))).toEqual([
    'https://www.googletagmanager.com/gtag/js',
  ])
  expect(directive(open, 'trusted-types')).toBe('trusted-types dompurify worker analytics goog#html')
  expect(closed).not.toMatch(/google|analytics|goog#/)
})
