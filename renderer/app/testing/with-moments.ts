/** Fields with the time of an answer, of past events and of future ones. */
const present = /^(now|asOf|serverTime)$/
const past =
  /^(time|createTime|sentTime|startTime|started|starts|began|created|sent|decided|settled|joined|since|opened|from|reviewed|checked|closed|decideTime|decidedTime|claimedTime|paid|paidTime|paidAt|requested|memberSince|maintenanceFrom)$/
const future =
  /^(until|to|ends|endTime|resets|expireTime|answerBy|next|nextRealtime|due|at|payAt|dayEnds|weekEnds|closeTime|drawTime|maintenanceUntil|ended|lockedUntil|claimUntil|usableFrom|withdrawalsFrom)$/
/** Fields with the milliseconds left until an event. */
const lasting = /^(timeLeft|nextIn|startsIn)$/

/** How many have joined, beside how many are active. */
const isCount = (name: string, beside: object): boolean => name === 'joined' && 'active' in beside

/** The numbers of an answer that are moments, around a time of the gateway. */
export function withMoments(answer: unknown, time: number): unknown {
  const dated = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((each: unknown) => dated(each, name))
    if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, isCount(key, value) ? each : dated(each, key)]),
      )
    if (typeof value !== 'number') return value
    if (present.test(name)) return time
    if (past.test(name)) return time - 180_000
    if (future.test(name)) return time + 2_820_000
    return lasting.test(name) ? 2_820_000 : value
  }
  return dated(answer, '')
}
