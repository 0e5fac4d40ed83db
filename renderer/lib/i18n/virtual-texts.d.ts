declare module 'virtual:texts/EN' {
  /** Texts of the first paint, by part of the site. */
  export const first: Record<string, Record<string, unknown>>
  /** Loaders of the texts of other parts: of all, or in English of those that many visits need. */
  export const rest: Record<string, () => Promise<{ default: Record<string, unknown> }>>
}

declare module 'virtual:texts/more' {
  /** Loaders of the English texts of the remaining parts. */
  export const rest: Record<string, () => Promise<{ default: Record<string, unknown> }>>
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
