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
  /** Only some brands' builds have it. */
  optional?: boolean
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
      'renderer/app/routing/deferred-home.tsx',
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
      'virtual:texts/EN/pages',
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
      'renderer/app/auth-dialogs',
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
  /** For a brand with monitoring. */
  monitoring: { inside: 'later', of: ['renderer/lib/monitoring'], optional: true },
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
      'renderer/lib/gateway/read-misfit.ts',
      'renderer/lib/phone-auth/recaptcha.ts',
      'renderer/ui/empty-state',
    ],
  },
} satisfies Readonly<Record<string, Chunk>>

/** What the first script imports with the index of a package, but doesn't use, and the chunk that it comes with. */
export const restOfPackages = {
  chunk: 'common',
  of: [
    /^react-i18next\/dist\/es\/Trans/,
    /^html-parse-stringify\//,
    /^@tanstack\/query-core\/.*\/(mutationObserver|infiniteQueryObserver|queriesObserver)\./,
    /^@tanstack\/react-query\/.*\/(useMutation|useIsFetching|useInfiniteQuery|infiniteQueryOptions)\./,
  ],
} as const
