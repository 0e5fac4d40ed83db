import { routeOf } from '../routing/route-list.ts'

const all = [
  { name: 'promotions', address: '/promotions' },
  { name: 'help', address: '/help' },
  { name: 'notices', address: '/noticePage' },
  { name: 'download', address: '/down' },
  { name: 'points', address: '/pointMall' },
  { name: 'responsible', address: '/helpmc#responsible-gaming' },
  { name: 'terms', address: '/helpmc#term' },
  { name: 'feedback', address: '/feedback' },
  { name: 'join', address: '/join' },
] as const

export type PageName = (typeof all)[number]['name']

/** The pages that a search by name leads to, as far as the table of routes has them. */
export const sitePages = all.filter(({ address }) => routeOf(address.replace(/#.*/, '')).name !== 'notFound')
