import { pathTo } from '#lib/paths/path-to.ts'
import { appsOf } from '#lib/resources/apps.ts'
import type { Resource } from '#lib/resources/use-resources.ts'

/** A link of the top menu that isn't a game category. */
export type TopLink = { name: 'depositRank' | 'betRank' | 'ios' | 'android'; to: string }

/** A ranking exists if there is a banner of its group. */
const rankings = [
  { name: 'depositRank', to: pathTo('depositRank'), group: 'w_deposit20' },
  { name: 'betRank', to: pathTo('betRank'), group: 'w_bet20' },
] as const

const apps = [
  { name: 'ios', kind: 'IOS' },
  { name: 'android', kind: 'ANDROID' },
] as const

/** Links to the rankings that have a banner. */
export const rankingLinks = (banners: readonly { groupName: string }[]): readonly TopLink[] =>
  rankings
    .filter(({ group }) => banners.some(({ groupName }) => groupName === group))
    .map(({ name, to }) => ({ name, to }))

/** Links to the download pages of apps that the gateway has an address for. */
export function appLinks(resources: readonly Resource[]): readonly TopLink[] {
  const kinds = appsOf(resources).map(({ kind }) => kind)
  return apps
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ name, kind }) => ({ name, to: pathTo('download', { app: kind }) }))
}
