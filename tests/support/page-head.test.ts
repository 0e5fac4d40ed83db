import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadBrand } from '../../resources/build/brand/brand-folder.ts'
import { homeTexts, listedPaths } from '../../resources/build/page-head.ts'

const brands = readdirSync(resolve('resources/brand'))

test.each(brands)('[RT-20] the page of %s says what it is before any script runs', (name) => {
  const brand = loadBrand(name)
  const { title, description } = homeTexts(brand)
  expect(title).toContain(brand.title)
  expect(description).toContain(String(brand.minimumAge))
  for (const text of [title, description]) expect(text).not.toMatch(/[{}]/)
})

test('[RT-20] search engines are told of every screen that is nobody’s own, once', () => {
  const paths = listedPaths({ features: { cockfight: true } })
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/', '/rng', '/cockfight', '/promotions', '/down', '/help']))
  for (const own of [
    '/deposit',
    '/game',
    '/fbsports',
    '/login',
    '/helpmc',
    '/home',
    '/download',
    '/promoDetail',
  ])
    expect(paths).not.toContain(own)
})

test('[BOOT-07] a brand without cockfights names none', () => {
  expect(listedPaths({ features: { cockfight: false } })).not.toContain('/cockfight')
})
