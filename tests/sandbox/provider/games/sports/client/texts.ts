/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'
import { chinese } from './texts/chinese.ts'
import { english, type SportsTexts } from './texts/english.ts'
import { filipino } from './texts/filipino.ts'
import { indonesian } from './texts/indonesian.ts'
import { japanese } from './texts/japanese.ts'
import { korean } from './texts/korean.ts'
import { thai } from './texts/thai.ts'
import { vietnamese } from './texts/vietnamese.ts'

export type { SportsTexts } from './texts/english.ts'

export const sportsTexts = byLanguage<SportsTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
  KO: korean,
})
