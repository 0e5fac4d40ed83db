declare module 'virtual:texts/EN' {
  /** What the first paint needs, by part of the site. */
  export const first: Record<string, Record<string, unknown>>
  /** How the texts of each further part are loaded. */
  export const rest: Record<string, () => Promise<{ default: Record<string, unknown> }>>
}

declare module 'virtual:texts' {
  import type { Language, LanguageCode } from '#shared/i18n/languages.ts'

  type Shipped = Language & {
    /** Loads the language's chunk; English is bundled. */
    load?: () => Promise<typeof import('virtual:texts/EN')>
  }

  /** The languages whose texts this build ships; what is known of all others stays out of it. */
  export const shipped: Partial<Record<LanguageCode, Shipped>> & { EN: Shipped }
}
