import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import type { LimitKind, LimitPeriod } from '#shared/contract/endpoints/limits.ts'
import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { endBarredOrders } from '../deposits/end-orders.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import { bankById, maskNumber } from '../payout/banks.ts'
import type { Sandbox } from '../sandbox.ts'
import { payOutExcluded, payoutOffer } from './exclusion-payout.ts'
import { beginPause, currentPause } from './pauses.ts'
import { breakPeriods, exclusionPeriods, pauseEnd } from './periods.ts'
import { allLimits, keepLimit, type LimitUse, raiseWait, setLimit } from './play-limits.ts'
import { checkOf, checkOptions, noteChecked, playSessionOf, setCheck } from './reality-check.ts'

/** Limits of money, in minor units. */
const [least, most] = [1_00, 10_000_000_00]
/** The longest time limits, in minutes. */
const longest = { day: 24 * 60, week: 7 * 24 * 60, month: 31 * 24 * 60 }
const minute = 60_000

/** Limits, reality checks, breaks and exclusions. */
export function limitHandlers(sandbox: Sandbox): Handlers<typeof contract.limits> {
  const { clock } = sandbox

  const offerFor = (member: Member, language: ServedLanguage) => {
    const offer = payoutOffer(sandbox, member.id)
    const bank = offer && bankById(offer.account.bankId)
    return offer && bank
      ? {
          amount: fromMinor(offer.amount),
          bankName: bank.name[language],
          number: maskNumber(offer.account.number, bank.kind),
        }
      : null
  }
  const overview = (member: Member, language: ServedLanguage) => {
    const now = clock.now()
    const optionsOf = <Period extends (typeof breakPeriods | typeof exclusionPeriods)[number]>(
      periods: readonly Period[],
    ) => periods.map((period) => ({ period, until: pauseEnd(period, now) }))
    return {
      now,
      wait: raiseWait,
      limits: allLimits(sandbox, member.id).map(toLimit),
      check: { minutes: checkOf(sandbox, member.id).minutes, options: checkOptions },
      pause: currentPause(sandbox, member),
      breaks: optionsOf(breakPeriods),
      exclusions: optionsOf(exclusionPeriods),
      payout: offerFor(member, language),
    }
  }

  return {
    overview: ({ member, language }) => overview(member, language),
    set: ({ member, language, input: { kind, period, limit } }) => {
      refuseDemo(member)
      setLimit(sandbox, member.id, kind, period, limit === null ? null : readLimit(kind, period, limit))
      endBarredOrders(sandbox, member.id)
      return overview(member, language)
    },
    keep: ({ member, language, input: { kind, period } }) => {
      refuseDemo(member)
      keepLimit(sandbox, member.id, kind, period)
      return overview(member, language)
    },
    setCheck: ({ member, language, input: { minutes } }) => {
      refuseDemo(member)
      if (!checkOptions.includes(minutes)) throw new Refusal('CHECK_INVALID')
      setCheck(sandbox, member.id, minutes)
      return overview(member, language)
    },
    pause: ({ member, input: { period, payOut } }) => {
      refuseDemo(member)
      const pause = beginPause(sandbox, member, period)
      endBarredOrders(sandbox, member.id)
      if (payOut && pause.kind === 'exclusion') payOutExcluded(sandbox, member.id)
      return pause
    },
    playSession: ({ member }) => playSessionOf(sandbox, member.id),
    checked: ({ member }) => {
      noteChecked(sandbox, member.id)
      return playSessionOf(sandbox, member.id)
    },
  }
}

function refuseDemo({ type }: Member): void {
  if (roleOf(type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
}

/** A limit in minor units; for time, in ms. */
function readLimit(kind: LimitKind, period: LimitPeriod, text: string): number {
  const amount = parseAmount(text)
  if (kind === 'time') {
    const minutes = Number(amount)
    const max = longest[period]
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > max)
      throw new Refusal('LIMIT_TIME_INVALID', { max })
    return minutes * minute
  }
  const minor = amount !== undefined && amount === fromMinor(toMinor(amount)) ? Number(toMinor(amount)) : 0
  if (minor < least || minor > most)
    throw new Refusal('LIMIT_AMOUNT_INVALID', { min: '₱1.00', max: '₱10,000,000.00' })
  return minor
}

function toLimit({ kind, period, amount, pending, house, lowest, used, resets }: LimitUse) {
  const unit = (value: number, round = Math.floor) =>
    kind === 'time' ? String(round(value / minute)) : fromMinor(value)
  const orNull = (value: number | null) => (value === null ? null : unit(value))
  const counted = Math.max(0, used)
  return {
    kind,
    period,
    own: orNull(amount),
    house: orNull(house),
    used: unit(counted),
    // Rounded up, so that nothing is left only once the limit is reached.
    left: lowest === null ? null : unit(Math.max(0, lowest - counted), Math.ceil),
    resets,
    pending: pending && { limit: orNull(pending.amount), from: pending.from },
  }
}
