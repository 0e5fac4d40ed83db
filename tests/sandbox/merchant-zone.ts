/** Milliseconds of a day. */
export const dayLength = 24 * 3_600_000
/** The merchant's zone is Asia/Manila: eight hours ahead of UTC, without summer time. */
const ahead = 8 * 3_600_000

/** The date in the merchant's zone, as the UTC fields of a Date. */
export const inZone = (time: number): Date => new Date(time + ahead)

/** The moment at which a date begins in the merchant's zone; months from 0, and days and months may run over. */
export const momentOf = (year: number, month: number, date = 1): number => Date.UTC(year, month, date) - ahead

/** The moment at which the day of a moment began. */
export const startOfDay = (time: number): number => Math.floor((time + ahead) / dayLength) * dayLength - ahead

/** The day of a moment as yyyy-MM-dd. */
export const isoDay = (time: number): string => inZone(time).toISOString().slice(0, 10)
