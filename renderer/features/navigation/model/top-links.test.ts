import { expect, test } from 'vitest'
import { appLinks, rankingLinks } from './top-links.ts'

const banner = (groupName: string) => ({ groupName })
const app = (resourceType: string, url = 'https://app.example') => ({ resourceType, url })
const names = (links: ReturnType<typeof appLinks>) => links.map(({ name }) => name)

test.each([
  [[], []],
  [['w_home'], []],
  [['w_deposit20'], ['depositRank']],
  [['w_home', 'w_bet20'], ['betRank']],
  [
    ['w_bet20', 'w_deposit20', 'w_bet20'],
    ['depositRank', 'betRank'],
  ],
])('[RT-05, HDR-06] banners of %j bring the rankings %j', (groups, rankings) => {
  expect(names(rankingLinks(groups.map(banner)))).toEqual(rankings)
})

test('[HDR-06] the apps lead to their steps, as far as the gateway has their addresses', () => {
  expect(appLinks([app('ANDROID'), app('IOS'), app('H5')])).toEqual([
    { name: 'ios', to: '/down?app=IOS' },
    { name: 'android', to: '/down?app=ANDROID' },
  ])
  expect(names(appLinks([app('ANDROID')]))).toEqual(['android'])
  expect(appLinks([app('ANDROID', 'javascript:alert(1)'), app('FACEBOOK')])).toEqual([])
})
