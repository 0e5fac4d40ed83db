import { pathTo } from '#lib/paths/path-to.ts'
import { appsOf } from '#lib/resources/apps.ts'
import type { Resource } from '#lib/resources/use-resources.ts'

/** A link of the top menu besides the games. */
export type TopLink = { name: 'depositRank' | 'betRank' | 'ios' | 'android'; to: string }

/** A ranking is there when a banner of its group is. */
const rankings = [
  { name: 'depositRank', to: pathTo('depositRank'), group: 'w_deposit20' },
  { name: 'betRank', to: pathTo('betRank'), group: 'w_bet20' },
] as const

const apps = [
  { name: 'ios', kind: 'IOS' },
  { name: 'android', kind: 'ANDROID' },
] as const

/** The rankings that have a banner, and the apps that the gateway has an address for: those with their steps. */
export function topLinks(
  banners: readonly { groupName: string }[],
  resources: readonly Resource[],
): readonly TopLink[] {
  const kinds = appsOf(resources).map(({ kind }) => kind)
  return [
    ...rankings
      .filter(({ group }) => banners.some(({ groupName }) => groupName === group))
      .map(({ name, to }) => ({ name, to })),
    ...apps
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ name, kind }) => ({ name, to: pathTo('download', { app: kind }) })),
  ]
}
