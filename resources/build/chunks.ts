import { realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** One chunk of code, with its styles. */
export type Chunk = {
  /** The chunk that is always there before this one. What several chunks share is in the one they are all inside. */
  inside?: string
  /**
   * What is loaded lazily as part of this chunk: paths of files or folders, or names of packages. The longest path
   * that a module begins with counts. A chunk without any holds only what the chunks inside it share.
   */
  of?: readonly string[]
  /** What it holds although chunks elsewhere share it, which then load this chunk. For what few of them need. */
  holds?: readonly string[]
}

/**
 * All chunks of the site, by the moment they are used in. Everything that the first script imports is `site`, which
 * holds all others. So the number of files doesn't grow with the code, and nothing needs two requests in a row: a
 * chunk is requested together with those it is inside.
 */
export const siteChunks = {
  /** What every page requests once it is usable. */
  later: {
    of: [
      'renderer/app/deferred-services.tsx',
      'renderer/app/overlays',
      'renderer/app/routing',
      'renderer/features/banners',
      'renderer/features/home',
      'renderer/features/notices/components/above-page.tsx',
      'renderer/features/system-status/components/closed.tsx',
      'renderer/lib/games/save-favourite.ts',
      'renderer/lib/platform/web/keep-site.ts',
      'virtual:texts/EN/later',
      'virtual:texts/groups',
    ],
  },
  /** The header of wide windows, a part of the first paint there. */
  wide: {
    of: ['renderer/app/header/header.tsx'],
    // The drawer of narrow windows shares them.
    holds: [
      'lucide-react/dist/esm/icons/moon.mjs',
      'lucide-react/dist/esm/icons/sun.mjs',
      'renderer/app/header',
      'renderer/features/navigation',
    ],
  },
  /** What the header of wide windows gains once the page is usable. */
  wideLater: {
    inside: 'later',
    of: [
      'renderer/app/header',
      'renderer/app/layout/side-rail.tsx',
      'renderer/features/auth/login/inline-login.tsx',
    ],
  },
  common: { inside: 'later' },
  /** What is below the first screen: of home, and the end of every page. */
  below: {
    inside: 'common',
    of: [
      'renderer/app/footer',
      'renderer/app/routing/home-later.tsx',
      'renderer/features/home/components/further-down.tsx',
      'virtual:texts/EN/below',
    ],
  },
  /** A member's part of every page. */
  signedIn: {
    inside: 'common',
    of: [
      'renderer/app/account-services.ts',
      'renderer/app/header/account-area.tsx',
      'renderer/app/header/balance.tsx',
      'renderer/app/layout/me-badge.tsx',
      'renderer/app/layout/me-sheet.tsx',
      'renderer/features/auth/session',
      'renderer/features/welcome',
    ],
  },
  /** What any page may open: overlays, the drawer, the menus of the header. */
  panels: {
    inside: 'common',
    of: [
      'renderer/app/layout/nav-sheet.tsx',
      'renderer/app/overlays/overlay-sync.ts',
      'renderer/app/search',
      'renderer/features/chat',
      'renderer/features/navigation',
    ],
  },
  lobby: {
    inside: 'common',
    of: ['renderer/features/lobby', 'renderer/ui/game-card', 'virtual:texts/EN/lobby'],
  },
  game: { inside: 'common', of: ['renderer/features/game', 'renderer/lib/platform/web/game-frame.tsx'] },
  sports: { inside: 'common', of: ['renderer/features/lottery', 'renderer/features/sports'] },
  /** What only the desktop client has. */
  client: {
    inside: 'game',
    of: [
      'renderer/app/client',
      'renderer/features/client-settings',
      'renderer/features/kiosk',
      'renderer/lib/platform/desktop',
    ],
  },
  forms: { inside: 'common' },
  auth: {
    inside: 'forms',
    of: [
      'renderer/features/auth',
      'renderer/features/proxy-login',
      'renderer/lib/bot-check',
      'renderer/lib/phone-auth',
      'renderer/lib/platform/web/web-memory.ts',
      'shared/crypto/work-proof.ts',
    ],
  },
  promotions: {
    inside: 'forms',
    of: [
      'renderer/app/routing/ranking-screens.tsx',
      'renderer/features/notices',
      'renderer/features/points',
      'renderer/features/promotions',
    ],
  },
  content: {
    inside: 'forms',
    of: [
      'renderer/app/layout/not-found-page.tsx',
      'renderer/app/routing/agent-application-screen.tsx',
      'renderer/features/content',
      'renderer/ui/safe-html',
    ],
  },
  centre: {
    inside: 'forms',
    of: ['renderer/app/member-centre/member-pages.ts', 'renderer/app/overlays/member-overlay.tsx'],
  },
  deposit: { inside: 'centre', of: ['renderer/features/cashier'] },
  money: {
    inside: 'centre',
    of: ['renderer/features/transfers', 'renderer/features/wallets', 'renderer/features/withdrawals'],
  },
  records: { inside: 'centre', of: ['renderer/features/records', 'renderer/features/referral'] },
  rewards: { inside: 'centre', of: ['renderer/features/rewards'] },
  account: {
    inside: 'centre',
    of: [
      'renderer/app/member-centre',
      'renderer/features/auth/password/password-section.tsx',
      'renderer/features/contacts',
      'renderer/features/devices',
      'renderer/features/identity',
      'renderer/features/limits',
      'renderer/features/profile',
    ],
  },
  agent: { inside: 'centre', of: ['renderer/app/agent-centre', 'renderer/app/overlays/agent-overlay.tsx'] },
  team: {
    inside: 'agent',
    of: [
      'renderer/features/agent-downline',
      'renderer/features/agent-news',
      'renderer/features/agent-records',
      'renderer/features/agent-register',
      'renderer/features/agent-team',
    ],
  },
  earnings: {
    inside: 'agent',
    of: [
      'renderer/features/agent-contracts',
      'renderer/features/agent-dividends',
      'renderer/features/agent-income',
      'renderer/features/agent-salary',
    ],
  },
  /** What browsers of 2023 lack. Before all else there, so it may share nothing. */
  oldBrowsers: { of: ['renderer/lib/old-browsers'] },
  /** Styles for those who ask their system for more contrast. */
  contrast: { of: ['renderer/styles/contrast.css'] },
  drawings: { inside: 'common', of: ['renderer/ui/chart', 'renderer/ui/qr-code'] },
  html: { inside: 'common', of: ['renderer/lib/html'] },
  phoneNumbers: { inside: 'common', of: ['libphonenumber-js'] },
  encryption: { inside: 'common', of: ['jose', 'shared/crypto/payload.ts', 'virtual:brand-keys'] },
  /** What hardly any visit needs. */
  rare: {
    inside: 'common',
    of: [
      'renderer/app/analytics.tsx',
      'renderer/app/check',
      'renderer/app/count-visit.ts',
      'renderer/app/layout/show-service-failed.ts',
      'renderer/features/consent',
      'renderer/features/system-status',
      'renderer/lib/analytics',
      'renderer/lib/phone-auth/recaptcha.ts',
      'renderer/ui/empty-state',
    ],
  },
} satisfies Readonly<Record<string, Chunk>>

/** The chunk that everything else is inside. */
const first = 'site'

/** What the first script imports with the index of a package, but doesn't use. */
const unused = [
  /^react-i18next\/dist\/es\/Trans/,
  /^html-parse-stringify\//,
  /^@tanstack\/query-core\/.*\/(mutationObserver|infiniteQueryObserver|queriesObserver)\./,
  /^@tanstack\/react-query\/.*\/(useMutation|useIsFetching|useInfiniteQuery|infiniteQueryOptions)\./,
]
const shared = 'common'

/** Texts of a language are chunks of their own; see texts-plugin.ts. */
const texts = /^virtual:texts\//

/** The bundler's own functions, which every chunk imports. */
const runtime = '\0rolldown/runtime.js'

const packages = /^.*\/node_modules\//

/**
 * Relative to the project's root, where npm runs every script. A bundled configuration has no other fixed location. The
 * folder of another brand's build links to the sources.
 */
const base = dirname(realpathSync(resolve('renderer')))

/** A module's path from the project's root, its package with the path in it, or its virtual name. */
const nameOf = (id: string): string =>
  id.replace(/^\0/, '').replace(/\?.*$/, '').replace(packages, '').replace(`${base}/`, '')

const beginsWith = (name: string, path: string) =>
  name === path || (name.startsWith(path) && name[path.length] === '/')

/**
 * Returns options for the bundler: groups that gather all modules into the given chunks, and the plugin that finds
 * out which module belongs to which. The build stops when something is loaded lazily that no chunk names, or when a
 * chunk names something that isn't there.
 */
export function chunkGroups(chunks: Readonly<Record<string, Chunk>> = siteChunks) {
  const paths = Object.entries(chunks).flatMap(([chunk, { of = [] }]) => of.map((path) => ({ path, chunk })))
  /** The chunk of each module outside the first one. */
  const chunkOf = new Map<string, string>()

  /** A chunk and those it is inside, from the inmost on. */
  const around = (chunk: string): string[] => [
    chunk,
    ...(chunks[chunk]?.inside ? around(chunks[chunk].inside) : []),
  ]

  const holds = (chunk: string, name: string): boolean =>
    chunks[chunk]?.holds?.some((path) => beginsWith(name, path)) ?? false

  function chunkOfRoot(name: string): string | undefined {
    const [best] = paths
      .filter(({ path }) => beginsWith(name, path))
      .toSorted((a, b) => b.path.length - a.path.length)
    return best?.chunk ?? (texts.test(name) ? name : undefined)
  }

  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    renderStart() {
      chunkOf.clear()
      const all = [...this.getModuleIds()]
      /** Everything that a module imports when it is loaded, itself included. */
      const reached = (id: string, found = new Set<string>()): Set<string> => {
        const waiting = [id]
        for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
          if (found.has(at)) continue
          found.add(at)
          waiting.push(...(this.getModuleInfo(at)?.importedIds ?? []))
        }
        return found
      }
      const atStart = new Set<string>()
      for (const id of all) if (this.getModuleInfo(id)?.isEntry) reached(id, atStart)

      const owners = new Map<string, Set<string>>()
      const named = new Set<string>()
      for (const root of new Set(all.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []))) {
        const name = nameOf(root)
        const chunk = chunkOfRoot(name)
        if (chunk === undefined)
          this.error(`No chunk in resources/build/chunks.ts names ${name}, which is loaded lazily.`)
        for (const { path } of paths) if (beginsWith(name, path)) named.add(path)
        for (const id of reached(root))
          if (!atStart.has(id)) owners.set(id, (owners.get(id) ?? new Set()).add(chunk))
      }
      for (const { path, chunk } of paths)
        if (!named.has(path))
          this.error(`The chunk "${chunk}" names ${path}, but nothing there is loaded lazily.`)

      for (const id of atStart) chunkOf.set(id, unused.some((name) => name.test(nameOf(id))) ? shared : first)
      for (const [id, [one = '', ...others]] of owners) {
        const nearest = around(one).find((chunk) => others.every((other) => around(other).includes(chunk)))
        chunkOf.set(id, [one, ...others].find((chunk) => holds(chunk, nameOf(id))) ?? nearest ?? first)
      }
    },
  }

  const most = 10
  const groups = [
    { name: first, priority: most, test: (id: string) => chunkOf.get(id) === first || id === runtime },
    // The outer ones first: a group also takes whatever its modules import, unless another one has it already.
    ...Object.keys(chunks).map((name) => ({
      name,
      priority: most - around(name).length,
      test: (id: string) => chunkOf.get(id) === name,
    })),
  ]
  return { plugin, groups }
}
