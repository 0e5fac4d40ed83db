import { firstWeekday } from '#shared/domain/constants.ts'

/** A day in milliseconds. */
export const dayLength = 24 * 3_600_000
/** The merchant's time zone is Asia/Manila: UTC+8, without daylight saving time. In milliseconds. */
export const ahead = 8 * 3_600_000

/** A Date whose UTC fields are the date and time in the merchant's zone. */
export const inZone = (time: number): Date => new Date(time + ahead)

/** When a date begins in the merchant's zone, in ms. Months count from 0; months and days may overflow. */
export const momentOf = (year: number, month: number, date = 1): number => Date.UTC(year, month, date) - ahead

/** When the day of the given time began, in ms. */
export const startOfDay = (time: number): number => Math.floor((time + ahead) / dayLength) * dayLength - ahead

/** The day of the given time, as yyyy-MM-dd. */
export const isoDay = (time: number): string => inZone(time).toISOString().slice(0, 10)

/** When the week of the given time began, in ms. */
export const startOfWeek = (time: number): number =>
  startOfDay(time) - ((inZone(time).getUTCDay() + 7 - firstWeekday) % 7) * dayLength

/** When the month of the given time began, in ms. */
export const startOfMonth = (time: number): number => {
  const local = inZone(time)
  return momentOf(local.getUTCFullYear(), local.getUTCMonth())
}
