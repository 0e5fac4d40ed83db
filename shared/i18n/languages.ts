/** A language: its own name, its tag for `lang` and Intl, and its direction. */
export type Language = { name: string; tag: string; dir: 'ltr' | 'rtl' }

/**
 * The languages that a gateway may name, by wire code. `tag` is for `lang` and Intl: the wire's TY is Filipino
 * (fil-PH; "ty" would be Tahitian). Names are in the language itself.
 */
export const languages = {
  EN: { name: 'English', tag: 'en', dir: 'ltr' },
  TY: { name: 'Filipino', tag: 'fil-PH', dir: 'ltr' },
  CN: { name: '简体中文', tag: 'zh-Hans', dir: 'ltr' },
  TW: { name: '繁體中文', tag: 'zh-Hant', dir: 'ltr' },
  VI: { name: 'Tiếng Việt', tag: 'vi', dir: 'ltr' },
  JA: { name: '日本語', tag: 'ja', dir: 'ltr' },
  TH: { name: 'ไทย', tag: 'th', dir: 'ltr' },
  ID: { name: 'Bahasa Indonesia', tag: 'id', dir: 'ltr' },
  MS: { name: 'Bahasa Melayu', tag: 'ms', dir: 'ltr' },
  KO: { name: '한국어', tag: 'ko', dir: 'ltr' },
  KM: { name: 'ខ្មែរ', tag: 'km', dir: 'ltr' },
  LO: { name: 'ລາວ', tag: 'lo', dir: 'ltr' },
  MY: { name: 'မြန်မာ', tag: 'my', dir: 'ltr' },
  HI: { name: 'हिन्दी', tag: 'hi', dir: 'ltr' },
  BN: { name: 'বাংলা', tag: 'bn', dir: 'ltr' },
  TA: { name: 'தமிழ்', tag: 'ta', dir: 'ltr' },
  TE: { name: 'తెలుగు', tag: 'te', dir: 'ltr' },
  NE: { name: 'नेपाली', tag: 'ne', dir: 'ltr' },
  UR: { name: 'اردو', tag: 'ur', dir: 'rtl' },
  AR: { name: 'العربية', tag: 'ar', dir: 'rtl' },
  FA: { name: 'فارسی', tag: 'fa', dir: 'rtl' },
  HE: { name: 'עברית', tag: 'he', dir: 'rtl' },
  TR: { name: 'Türkçe', tag: 'tr', dir: 'ltr' },
  RU: { name: 'Русский', tag: 'ru', dir: 'ltr' },
  UK: { name: 'Українська', tag: 'uk', dir: 'ltr' },
  PL: { name: 'Polski', tag: 'pl', dir: 'ltr' },
  DE: { name: 'Deutsch', tag: 'de', dir: 'ltr' },
  FR: { name: 'Français', tag: 'fr', dir: 'ltr' },
  ES: { name: 'Español', tag: 'es', dir: 'ltr' },
  PT: { name: 'Português', tag: 'pt', dir: 'ltr' },
  BR: { name: 'Português do Brasil', tag: 'pt-BR', dir: 'ltr' },
  IT: { name: 'Italiano', tag: 'it', dir: 'ltr' },
  NL: { name: 'Nederlands', tag: 'nl', dir: 'ltr' },
  EL: { name: 'Ελληνικά', tag: 'el', dir: 'ltr' },
} as const satisfies Record<string, Language>

/** A language as the gateway codes it, such as "EN". */
export type LanguageCode = keyof typeof languages

/**
 * The tag of a language on a brand's site. English is that of the brand's country, which decides how dates and figures
 * are written.
 * @param country two letters, such as "PH".
 */
export const languageTag = (code: LanguageCode, country: string): string =>
  code === 'EN' ? `en-${country}` : languages[code].tag

export const isLanguageCode = (code: unknown): code is LanguageCode =>
  typeof code === 'string' && Object.hasOwn(languages, code)
