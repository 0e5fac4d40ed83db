import { fromMinor } from '#shared/domain/money.ts'
import type { Sandbox } from '../sandbox.ts'
import { playedMoneySince } from './play-money.ts'
import { currentPlay } from './play-time.ts'

type Parts = Pick<Sandbox, 'db' | 'clock'>

/** Minutes between two reality checks. */
export const checkOptions = [0, 15, 30, 45, 60, 120]

/** The interval that an account has chosen, and when it last saw a check. */
export const checkOf = ({ db }: Pick<Sandbox, 'db'>, accountId: number): { minutes: number; seen: number } =>
  db.get<{ minutes: number; seen: number }>(
    'SELECT minutes, seen FROM reality_checks WHERE account_id = ?',
    accountId,
  ) ?? { minutes: 0, seen: 0 }

export function setCheck({ db }: Pick<Sandbox, 'db'>, accountId: number, minutes: number): void {
  db.run(
    `INSERT INTO reality_checks (account_id, minutes) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET minutes = excluded.minutes`,
    accountId,
    minutes,
  )
}

/** Notes that an account has seen the check now. */
export function noteChecked({ db, clock }: Parts, accountId: number): void {
  db.run('UPDATE reality_checks SET seen = ? WHERE account_id = ?', clock.now(), accountId)
}

/** The play session under way, and when its next check is due. */
export function playSessionOf(parts: Parts, accountId: number) {
  const now = parts.clock.now()
  const { minutes, seen } = checkOf(parts, accountId)
  const play = currentPlay(parts, accountId)
  if (!play) return { now, session: null, minutes, due: null }
  const { bets, net } = playedMoneySince(parts, accountId, play.began)
  return {
    now,
    session: {
      began: play.began,
      played: now - play.began,
      bets: fromMinor(bets),
      net: fromMinor(net),
    },
    minutes,
    due: minutes === 0 ? null : Math.max(play.began, seen) + minutes * 60_000,
  }
}
