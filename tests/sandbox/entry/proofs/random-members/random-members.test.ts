/**
 * Fifty members who do everything that moves money, ten thousand times at random, while the clock moves on by seconds
 * to days. Set RANDOM_SEED to play another course; a failure names its seed and step.
 */
import { expect, test } from 'vitest'
import { auditLedger } from '#sandbox/operator/ledger/audit.ts'
import { standingClock } from '#sandbox/operator/records/test-rounds.ts'
import { between, pick, randomFor } from '#sandbox/world/generator/random.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { scaled } from '../../../../support/machine-factor.ts'
import { TestClient } from '../../testing/test-client.ts'
import { type Act, acts } from './acts.ts'
import { openMembers } from './open-members.ts'
import { ProviderBook } from './play-act.ts'
import { TurnoverModel } from './turnover-model.ts'

const seed = Number(process.env['RANDOM_SEED'] ?? 1)
const steps = 10_000
const shares = [
  ['play', 45],
  ['deposit', 9],
  ['answerDeposit', 8],
  ['withdraw', 7],
  ['answerWithdrawal', 6],
  ['transfer', 8],
  ['send', 5],
  ['claim', 8],
  ['promotion', 2],
  ['points', 2],
] as const
const lot = shares.flatMap(([name, share]) => Array.from({ length: share }, () => name))
const minute = 60_000
const jumps = [1, 500, minute, 5 * minute, 20 * minute, 60 * minute, 9 * 60 * minute, 26 * 60 * minute]

test(
  `[MBR-14, MBR-06, MBR-04, MBR-09] whatever fifty members do, no money is lost and no turnover forgotten (seed ${seed})`,
  async () => {
    const clock = standingClock('2026-11-18T10:00:00+08:00')
    const client = new TestClient({ clock, settings: { singleWallet: false } })
    const { sandbox, db } = client.server
    const random = randomFor(seed, 'random members')
    const everyone = openMembers(client, 50)
    const owners = everyone.map(({ id }) => id)
    const model = new TurnoverModel(db)
    const provider = new ProviderBook()
    const done: Record<string, number> = {}
    const keys = new Map<string, number>()
    let last = 0

    const check = (what: string, whole: boolean, gaveUp?: () => void): void => {
      const from = last
      last = db.get<{ id: number }>('SELECT MAX(id) AS id FROM ledger_transactions')?.id ?? 0
      model.follow()
      gaveUp?.()
      const faults = [
        // Of the accounts that moved. Whether any other balance changed is for the whole audit.
        ...db.all(
          `SELECT kind, owner, balance FROM ledger_accounts WHERE balance < 0 AND kind GLOB 'wallet*'
         AND id IN (SELECT account_id FROM ledger_entries WHERE transaction_id > ?)`,
          from,
        ),
        ...db.all(
          'SELECT transaction_id FROM ledger_entries WHERE transaction_id > ? GROUP BY transaction_id HAVING SUM(amount) <> 0',
          from,
        ),
        ...model.faults,
        ...(whole ? [...auditLedger(db).faults, ...model.differences(owners)] : []),
      ]
      if (faults.length > 0) throw new Error(`seed ${seed}, ${what}: ${JSON.stringify(faults.slice(0, 8))}`)
    }

    for (let number = 1; number <= steps; number += 1) {
      clock.advance(between(random, 1, 3000))
      if (random() < 0.05) clock.advance(pick(jumps, random))
      if (random() < 0.004)
        sandbox.settings.change({
          singleWallet: random() < 0.25,
          withdrawalOutcome: pick(['paid', 'rejected', 'failed'], random),
          withdrawalFee: pick(['0', '10', '25'], random),
          withdrawalReview: pick(['2', '60', '900', 'by hand'], random),
          withdrawalFree: pick(['0', '3'], random),
          promotionReview: pick(['approve', 'approve', 'reject'], random),
        })
      const name = pick(lot, random)
      const member = pick(everyone, random)
      // One in ten is sent with the member's last key for such a call: as a repetition, or with other content.
      const form = `${member.id} ${name}`
      keys.set(form, (keys.get(form) ?? 0) + (random() < 0.9 ? 1 : 0))
      const act: Act = { member, everyone, random, number, key: `${form} ${keys.get(form)}` }
      let gaveUp: string | undefined
      if (name === 'play') await provider.play(act)
      else {
        const answer = await acts[name](act)
        if (answer?.code === 'FAILED') throw new Error(`seed ${seed}, step ${number}: ${name} failed`)
        if (answer?.success) done[name] = (done[name] ?? 0) + 1
        const given = contract.bonuses.giveUp.value.safeParse(answer?.value)
        if (given.success && given.data.taken === '0.00') gaveUp = given.data.bonusId
      }
      check(`step ${number} (${name} of ${member.name})`, number % 500 === 0, () => {
        if (gaveUp !== undefined) model.giveUp(member.id, gaveUp)
      })
    }

    // Everything happened.
    const rare = shares.filter(([name]) => name !== 'play' && (done[name] ?? 0) < 10)
    expect(rare).toEqual([])
    const booked = db
      .all<{ kind: string }>('SELECT DISTINCT kind FROM ledger_transactions')
      .map(({ kind }) => kind)
    expect(booked).toEqual(
      expect.arrayContaining([
        'bet',
        'win',
        'freeRound',
        'rollback',
        'deposit',
        'fee',
        'bonus',
        'bonusRemoval',
        'withdrawal',
        'withdrawalReturn',
        'feeReturn',
        'transfer',
        'teamTransfer',
        'reward',
        'mission',
        'rebate',
        'referral',
        'points',
        'pointsPurchase',
      ]),
    )
    const outcomes = db
      .all<{ outcome: string }>('SELECT DISTINCT outcome FROM turnover')
      .map(({ outcome }) => outcome)
    expect(outcomes).toEqual(expect.arrayContaining([null, 'met', 'lost', 'forfeited']))

    // The end: what people decide is decided, every deadline passes, and all money comes home.
    sandbox.settings.change({ singleWallet: true, withdrawalReview: '2' })
    clock.advance(8 * 24 * 60 * minute)
    for (const { token } of everyone) await client.balance(token)
    check('the end', true)
    for (const { id } of everyone) {
      const net = db.get<{ net: number }>(
        `SELECT COALESCE(SUM(e.amount), 0) AS net FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
       JOIN ledger_transactions t ON t.id = e.transaction_id WHERE a.owner = ? AND a.kind GLOB 'wallet*'
         AND t.kind IN ('bet', 'win', 'freeRound', 'promotion', 'jackpot', 'rollback')`,
        id,
      )
      const rounds = db.get<{ net: number }>(
        'SELECT COALESCE(SUM(win - bet), 0) AS net FROM rounds WHERE account_id = ?',
        id,
      )
      expect({ id, ledger: net?.net, record: rounds?.net }).toEqual({
        id,
        ledger: provider.net.get(id) ?? 0,
        record: provider.net.get(id) ?? 0,
      })
    }
    client.close()
  },
  scaled(120_000),
)
