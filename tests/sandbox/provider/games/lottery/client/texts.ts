/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'
import { chinese } from './texts/chinese.ts'
import { english, type LotteryTexts } from './texts/english.ts'
import { filipino } from './texts/filipino.ts'
import { indonesian } from './texts/indonesian.ts'
import { japanese } from './texts/japanese.ts'
import { korean } from './texts/korean.ts'
import { thai } from './texts/thai.ts'
import { vietnamese } from './texts/vietnamese.ts'

export type { LotteryTexts } from './texts/english.ts'

export const lotteryTexts = byLanguage<LotteryTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
  KO: korean,
})

/** The name of a kind of bet. */
export const playName = (words: LotteryTexts, id: string): string => {
  const names: Readonly<Record<string, string>> = words.plays
  return names[id] ?? words.pick(Number(id.replace('pick', '')))
}
