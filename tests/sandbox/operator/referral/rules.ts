/** Share of valid bets that an account gets, by level of friends, in hundredths of a percent. */
export const referralRates = [50, 20, 10] as const

/** Income must be bet this often before it may be withdrawn: not at all. */
export const referralTurnover = 0

/** A friend who bet within so many days is active. */
export const activeDays = 30

/** What a friend's bets of one day bring, in minor units. Fractions of a centavo are dropped. */
export const incomeOf = (level: number, bets: number): number =>
  Math.floor((bets * (referralRates[level - 1] ?? 0)) / 10_000)
