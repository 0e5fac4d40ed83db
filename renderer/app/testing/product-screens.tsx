import type { Overlay, OverlayName } from '#lib/overlay/overlay.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import { agentPages } from '../agent-centre/agent-pages.ts'
import { accountSections } from '../member-centre/account-sections.ts'
import { memberPages } from '../member-centre/member-pages.ts'
import { type RouteName, routes } from '../routing/routes.ts'

/** A screen of the product, and what makes it open. */
export type ProductScreen = {
  name: string
  /** The kind of account that sees the screen. */
  who: 'visitor' | 'member' | 'agent'
  /** The address, where it is a page. */
  path?: string
  route?: Exclude<RouteName, 'notFound'>
  overlay?: Overlay
  /** The call that the screen makes last, if code that loads late makes it. */
  lastCalls?: readonly AnyEndpoint[]
}

/** Addresses of a page that show other views of it, or without which it shows nothing. */
const searches: Partial<Record<RouteName, readonly string[]>> = {
  promotion: ['?id=1'],
  game: ['?vendor=1&gameCode=1&nodeId=1'],
  help: ['', '#responsible-gaming'],
}

const pageScreens = keysOf(routes).flatMap((route): ProductScreen[] =>
  (searches[route] ?? ['']).map((search) => ({
    name: `page ${route}${search}`,
    who: route === 'login' ? 'visitor' : 'member',
    route,
    path: routes[route].paths[0] + search,
  })),
)

/** Views of a page of a centre that have their own address. */
const views: Readonly<Record<string, readonly string[]>> = {
  depositv2: ['order=1', 'list=orders'],
  withdraw: ['order=1', 'view=history'],
  securityCenter: accountSections.map(({ key }) => `section=${key}`),
}

const centreScreens = (name: 'member' | 'agent', pages: readonly { key: string }[]): ProductScreen[] => [
  { name: `${name} centre`, who: name, overlay: { name } },
  ...pages.flatMap(({ key }) => [
    { name: `${name} ${key}`, who: name, overlay: { name, page: key } } as const,
    ...(views[key] ?? []).map(
      (query) =>
        ({ name: `${name} ${key} ${query}`, who: name, overlay: { name, page: key, query } }) as const,
    ),
  ]),
]

const visitor = (overlay: Overlay): ProductScreen => ({ name: overlay.name, who: 'visitor', overlay })
const member = (overlay: Overlay): ProductScreen => ({ name: overlay.name, who: 'member', overlay })
const game = { vassalage: '1', nodeId: '1' }

/** Every overlay that isn't a centre. The desktop client's own call no gateway. */
const overlayScreens: Record<Exclude<OverlayName, 'member' | 'agent'>, ProductScreen | undefined> = {
  login: visitor({ name: 'login' }),
  register: visitor({ name: 'register' }),
  forgotPassword: visitor({ name: 'forgotPassword' }),
  freePlay: undefined,
  changePassword: member({ name: 'changePassword' }),
  welcome: member({ name: 'welcome' }),
  signOut: member({ name: 'signOut' }),
  demoWarning: member({ name: 'demoWarning' }),
  subGames: member({ name: 'subGames', ...game, gameName: 'Bingo' }),
  gameDetails: member({ name: 'gameDetails', ...game }),
  deposit: member({ name: 'deposit' }),
  chat: member({ name: 'chat' }),
  clientSettings: undefined,
  kioskOperator: undefined,
  nav: member({ name: 'nav' }),
  search: member({ name: 'search' }),
  me: member({ name: 'me' }),
  notice: member({ name: 'notice', index: 0, kind: 'player' }),
}

const { system, member: account } = contract

/** Every screen of the product, from the tables that the product itself is made of. */
export const productScreens: readonly ProductScreen[] = [
  {
    name: 'the site around a page',
    who: 'member',
    path: routes.feedback.paths[0],
    lastCalls: [system.permission, system.whitelabel, system.routers, account.unreadCount, account.icon],
  },
  ...pageScreens,
  ...centreScreens('member', memberPages),
  ...centreScreens('agent', agentPages),
  ...Object.values(overlayScreens).filter((screen) => screen !== undefined),
]
