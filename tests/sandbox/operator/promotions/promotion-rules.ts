import type { Text } from '#sandbox/world/texts/language.ts'
import { texts } from './texts.ts'

const oncePerAccount = texts.oncePerAccount
const cancelled = texts.cancelled
const manilaTime = texts.manilaTime
const excluded = texts.excluded
const ownFirst = texts.ownFirst

/** The terms of promotions by their id, as sentences. */
export const promotionRules: Readonly<Record<string, readonly Text[]>> = {
  rebate: [cancelled, manilaTime, excluded],
  first: [ownFirst, oncePerAccount, excluded],
  race: [cancelled, manilaTime, excluded],
  friend: [cancelled, excluded],
  fish: [cancelled, manilaTime],
  app: [manilaTime, excluded],
  zalo: [manilaTime, excluded],
  share: [manilaTime, excluded],
  live: [cancelled, manilaTime, excluded],
  sports: [cancelled, manilaTime, excluded],
  reload: [ownFirst, manilaTime, excluded],
  card: [cancelled, manilaTime, excluded],
}

const atOnce = texts.atOnce
const onMonday = texts.onMonday
const onSunday = texts.onSunday
const nextDay = texts.nextDay
const nextMonth = texts.nextMonth
const accepted = texts.accepted
/** When promotions pay, by their id. */
export const promotionPaid: Readonly<Record<string, Text>> = {
  rebate: onMonday,
  first: atOnce,
  race: nextMonth,
  friend: nextDay,
  fish: atOnce,
  app: accepted,
  zalo: accepted,
  share: accepted,
  live: onSunday,
  sports: onSunday,
  reload: atOnce,
  card: onSunday,
}
