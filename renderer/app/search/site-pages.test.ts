import { expect, test } from 'vitest'
import { sitePages } from './site-pages.ts'

test('[LST-13] the search finds public pages, and none that is private or needs an id', () => {
  expect(Object.fromEntries(sitePages.map(({ name, address }) => [name, address]))).toEqual({
    promotions: '/promotions',
    points: '/pointMall',
    notices: '/noticePage',
    download: '/down',
    join: '/join',
    help: '/help',
    feedback: '/feedback',
  })
})
