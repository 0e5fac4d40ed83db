declare module 'virtual:texts/EN' {
  /** Texts that come with the language, by part of the site. */
  export const first: Record<string, Record<string, unknown>>
  /** Loaders of the other texts by group; each loads those of several parts. */
  export const rest: Record<string, () => Promise<{ texts: Record<string, Record<string, unknown>> }>>
}

declare module 'virtual:texts' {
  import type { Language, LanguageCode } from '#shared/i18n/languages.ts'

  type Shipped = Language & {
    /** Loads the language's chunk. English is bundled. */
    load?: () => Promise<typeof import('virtual:texts/EN')>
  }

  /** The languages whose texts this build contains. */
  export const shipped: Partial<Record<LanguageCode, Shipped>> & { EN: Shipped }
}

declare module 'virtual:texts/groups' {
  /** The parts of each group. */
  export const groups: Record<string, readonly string[]>
}
