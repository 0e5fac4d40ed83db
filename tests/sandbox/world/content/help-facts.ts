import { fillText, sameText } from '../texts/language.ts'
import { texts } from './texts.ts'

/** Names of the help centre's figures. */
export const factNames = texts.factNames

/** Values of the help centre's figures. */
export const factValues = {
  underMinute: texts.factValues.underMinute,
  quarterHour: texts.factValues.quarterHour,
  none: texts.factValues.none,
  depositFee: texts.factValues.depositFee,
  freeThen: (free: number, fee: string) =>
    free === 0 ? sameText(fee) : fillText(texts.factValues.freeThen, { free, fee }),
  pointPerHundred: texts.factValues.pointPerHundred,
  never: texts.factValues.never,
} as const
