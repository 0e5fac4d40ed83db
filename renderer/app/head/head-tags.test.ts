import { expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { type HeadTags, localeOf, metaTags } from './head-tags.ts'

const tags: HeadTags = {
  title: 'Slots · Palaro',
  description: 'All slots.',
  canonical: 'https://palaro.example/rng',
  listed: true,
  siteName: 'Palaro',
  image: 'https://palaro.example/social.png',
  language: 'en-PH',
  otherLanguages: ['fil-PH', 'zh-Hans'],
}
const contentsOf = (given: HeadTags, key: string) =>
  metaTags(given).flatMap((tag) => (tag.key === key ? tag.content : []))

test('[RT-20] the head says what the page is, for search engines and for who shares it', () => {
  expect(metaTags(tags).map(({ key, content }) => `${key}=${content}`)).toEqual([
    'description=All slots.',
    'og:title=Slots · Palaro',
    'og:description=All slots.',
    'og:type=website',
    'og:url=https://palaro.example/rng',
    'og:image=https://palaro.example/social.png',
    'og:site_name=Palaro',
    'og:locale=en_PH',
    'og:locale:alternate=fil_PH',
    'og:locale:alternate=zh_CN',
  ])
})

test('[RT-20] search engines may not list personal pages', () => {
  expect(contentsOf({ ...tags, listed: false }, 'robots')).toEqual(['noindex'])
  expect(contentsOf(tags, 'robots')).toEqual([])
})

test('[RT-20] a brand without a picture for shared links names none', () => {
  expect(contentsOf({ ...tags, image: undefined }, 'og:image')).toEqual([])
})

test.each(Object.values(languages).map(({ tag }) => tag))('[RT-20] %s has a locale with a country', (tag) => {
  expect(localeOf(tag)).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/)
})
