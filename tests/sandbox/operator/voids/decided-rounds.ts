import { countRoundOf } from '../bonuses/bonus-money.ts'
import type { GameSession } from '../ledger/game-sessions.ts'
import type { Sandbox } from '../sandbox.ts'
import { settleAccount } from '../settlement/settle-account.ts'
import { uncountTurnover } from '../turnover/turnover.ts'
import { takeBackFor } from './take-back-for.ts'

/** A round as it is stored. `counted`: 0 before it was decided, 1 after, 2 once it has changed after that. */
type StoredRound = {
  id: number
  roundId: string
  accountId: number
  nodeId: number
  bet: number
  win: number
  state: 'open' | 'settled' | 'rolledBack'
  ended: number | null
  counted: number
}

const findStored = ({ db }: Sandbox, { id }: GameSession, roundId: string): StoredRound | undefined =>
  db.get<StoredRound>(
    `SELECT id, round_id AS roundId, account_id AS accountId, node_id AS nodeId, bet, win, state, ended, counted FROM rounds
     WHERE session_id = ? AND round_id = ?`,
    id,
    roundId,
  )

function writeChange(
  { db }: Sandbox,
  { id, accountId, nodeId }: StoredRound,
  change: { time: number; bet: number; win: number; first: boolean },
): void {
  db.run(
    `INSERT INTO round_changes (round, account_id, node_id, time, bet, win, first) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    id,
    accountId,
    nodeId,
    change.time,
    change.bet,
    change.win,
    Number(change.first),
  )
}

/** Counts a round whose win was just recorded. A bet counts once, also if its win is rolled back and sent again. */
export function countDecided(sandbox: Sandbox, session: GameSession, roundId: string): void {
  const round = findStored(sandbox, session, roundId)
  if (!round) return
  if (round.counted === 2) {
    // It stays a bet of the day on which it was decided first.
    sandbox.db.run(
      'UPDATE rounds SET ended = (SELECT time FROM round_changes WHERE round = ?1 AND first = 1) WHERE id = ?1',
      round.id,
    )
    return followChange(sandbox, session, round, round.bet)
  }
  sandbox.db.run('UPDATE rounds SET counted = 1 WHERE id = ?', round.id)
  countRoundOf(sandbox, session, round, round.bet)
}

/** Runs a rollback. What it changes of a round that was decided counts from now on, and leaves the past as it was. */
export function changeDecided(
  sandbox: Sandbox,
  session: GameSession,
  roundId: string,
  change: () => void,
): void {
  const { db } = sandbox
  const before = findStored(sandbox, session, roundId)
  if (before?.state === 'settled' && before.ended !== null && before.counted < 2) {
    // What is due by now is paid for the bet as it was.
    settleAccount(sandbox, before.accountId)
    writeChange(sandbox, before, { time: before.ended, bet: before.bet, win: before.win, first: true })
    db.run('UPDATE rounds SET counted = 2 WHERE id = ?', before.id)
  }
  change()
  const after = findStored(sandbox, session, roundId)
  if (after?.counted === 2)
    followChange(sandbox, session, after, Math.min(after.bet, countedAs(sandbox, after).bet))
}

/** What a round that changed counts as so far. */
const countedAs = ({ db }: Sandbox, { id }: StoredRound): { bet: number; win: number } =>
  db.get<{ bet: number; win: number }>(
    'SELECT COALESCE(SUM(bet), 0) AS bet, COALESCE(SUM(win), 0) AS win FROM round_changes WHERE round = ?',
    id,
  ) ?? { bet: 0, win: 0 }

/** Writes down what is different now, and takes back what was credited for a bet that is void. */
function followChange(sandbox: Sandbox, session: GameSession, round: StoredRound, bet: number): void {
  const counted = countedAs(sandbox, round)
  const change = { bet: bet - counted.bet, win: round.win - counted.win }
  if (change.bet === 0 && change.win === 0) return
  writeChange(sandbox, round, { ...change, time: sandbox.clock.now(), first: false })
  if (change.bet > 0) countRoundOf(sandbox, session, round, change.bet)
  if (change.bet >= 0) return
  uncountTurnover(sandbox, round.id, -change.bet)
  takeBackFor(sandbox, round.id, round.accountId, -change.bet)
}
