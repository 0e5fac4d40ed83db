import { type SitePage, sitePaths } from '#shared/domain/site-paths.ts'

type Lobby = 'vassalage' | 'type' | 'search'

/** Query parameters of the screens' addresses. */
type Parameters = {
  games: Lobby | 'games'
  live: Lobby
  lottery: 'vendor' | 'gameCode' | 'playType' | 'list'
  promotion: 'id'
  register: 'referralCode'
  download: 'app'
  feedback: 'kind'
  game: 'vendor' | 'gameCode' | 'nodeId' | 'room'
}

type Query<Page extends SitePage> = {
  readonly [Name in Page extends keyof Parameters ? Parameters[Page] : never]?: string | undefined
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** The address of a screen of the site. Parameters without a value are left out. */
export const pathTo = <Page extends SitePage>(page: Page, query?: Query<Page>): string =>
  withQuery(sitePaths[page][0], query ?? {})

/** The address of a section of a screen, to which the page scrolls. */
export const sectionPath = (page: SitePage, section: string): string =>
  `${sitePaths[page][0]}#${encodeURIComponent(section)}`

/** The address that launches a third party's game: the game screen's second path. */
export const launchPath = (query: Query<'game'>): string => withQuery(sitePaths.game[1], query)
