/** The languages of the games. */
import { chinese } from './texts/chinese.ts'
import { english, type Texts } from './texts/english.ts'
import { filipino } from './texts/filipino.ts'
import { indonesian } from './texts/indonesian.ts'
import { japanese } from './texts/japanese.ts'
import { korean } from './texts/korean.ts'
import { thai } from './texts/thai.ts'
import { vietnamese } from './texts/vietnamese.ts'

export type { Texts } from './texts/english.ts'

/** The gateway's codes of the languages, each with the tag for `lang` and Intl. */
const tags = {
  EN: 'en-PH',
  TY: 'fil-PH',
  CN: 'zh-Hans',
  VI: 'vi',
  JA: 'ja',
  TH: 'th',
  ID: 'id',
  KO: 'ko',
} as const
type Code = keyof typeof tags

/** Reads a language code. Filipino has several; an unknown one gets English. */
function codeOf(code: string): Code {
  if (/^(ty|fil|tl)\b/i.test(code)) return 'TY'
  return Object.hasOwn(tags, code) ? (code as Code) : 'EN'
}

/** Returns the function that picks the words of a language. */
export const byLanguage =
  <Words>(words: Readonly<Record<Code, Words>>) =>
  (code: string): Words =>
    words[codeOf(code)]

export const languageTag = (code: string): string => tags[codeOf(code)]

/** The words that all games share. */
export const textsFor = byLanguage<Texts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
  KO: korean,
})

/** The text for a name received from the server, or the name itself if there is none. */
export const wordOf = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name
