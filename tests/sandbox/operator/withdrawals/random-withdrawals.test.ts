/** Hundreds of requests, bets, decisions, answers and clock jumps in random order. */
import { expect, test } from 'vitest'
import { between, pick, randomFor } from '#sandbox/world/generator/random.ts'
import { sameText } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { auditLedger } from '../ledger/audit.ts'
import { bet, win } from '../ledger/play.ts'
import { decideWithdrawal, decisions } from './decide-withdrawal.ts'
import { openTeller } from './test-teller.ts'

const amounts = ['100.00', '100.01', '733.40', '2500.00', '12480.75', '50000.00']

test.each([1, 2, 3])(
  '[MBR-06] the wallet stays above zero and every order is paid or returned once, run %i',
  async (run) => {
    const teller = await openTeller({ withdrawalReview: pick(['2', 'by hand'], randomFor(run, 'start')) })
    const { client, clock } = teller
    const { sandbox, db } = client.server
    const random = randomFor(run, 'withdrawals')
    let token = teller.token
    const session = await client.play(token)
    const orders: string[] = []
    const some = () => pick(orders.length > 0 ? orders : ['none'], random)

    for (let step = 0; step < 250; step += 1) {
      const choice = random()
      if (choice < 0.25) {
        const proof = await client.call(
          contract.paymentPassword.check,
          { paymentPassword: '740213', purpose: 'withdraw' },
          { token },
        )
        if (proof.success) {
          const { checkToken } = contract.paymentPassword.check.value.parse(proof.value)
          const { fee } = await client.value(contract.withdrawals.terms, { language: 'EN' }, { token })
          const input = { accountId: '1', amount: pick(amounts, random), fee: fee.next, checkToken }
          const envelope = await client.call(contract.withdrawals.request, input, { token, key: `k${step}` })
          if (envelope.success) orders.push(contract.withdrawals.request.value.parse(envelope.value).orderId)
        }
      } else if (choice < 0.5) {
        const call = { sessionId: session, roundId: `r${step}`, txId: `b${step}` }
        bet(sandbox, { ...call, amount: pick(amounts, random) })
        if (random() < 0.5) win(sandbox, { ...call, txId: `w${step}`, amount: pick(amounts, random) })
      } else if (choice < 0.65) decideWithdrawal(sandbox, some(), pick(decisions, random))
      else if (choice < 0.75)
        await client.call(
          contract.withdrawals.answer,
          { orderId: some(), received: random() < 0.8, pictures: ['x'] },
          { token },
        )
      else if (choice < 0.8)
        grantBonus(sandbox, 1, {
          id: `B${step}`,
          kind: 'bonus',
          title: sameText('Bonus'),
          amount: between(random, 1, 5000_00),
          required: between(random, 0, 90_000_00),
        })
      else if (choice < 0.85)
        sandbox.settings.change({
          withdrawalOutcome: pick(['paid', 'rejected', 'failed'], random),
          withdrawalFee: pick(['0', '10', '25'], random),
        })
      else if (choice < 0.9)
        sandbox.ledger.move('adjustment', `top-up ${step}`, clock.now(), 1, between(random, 1, 90_000_00))
      else {
        clock.advance(pick([1, 999, 2000, 90_000, 3_600_000, 30 * 3_600_000], random))
        token = await client.logIn('juan')
      }
      expect(sandbox.ledger.balance('wallet', 1)).toBeGreaterThanOrEqual(0)
    }

    // The end of everything: what people decide is decided, and every deadline passes.
    for (const id of orders) decideWithdrawal(sandbox, id, 'approve')
    clock.advance(72 * 3_600_000)
    await client.balance(await client.logIn('juan'))
    expect(auditLedger(db)).toMatchObject({ balanced: true, faults: [] })
    const booked = db.all<{ state: string; taken: number; returned: number; amount: number }>(
      `SELECT w.state, w.amount,
       COALESCE((SELECT -SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
         JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet'
         WHERE t.reference = w.id AND t.kind IN ('withdrawal', 'fee')), 0) AS taken,
       COALESCE((SELECT SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
         JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet'
         WHERE t.reference = w.id AND t.kind IN ('withdrawalReturn', 'feeReturn')), 0) AS returned
     FROM withdrawals w`,
    )
    expect(booked.length).toBeGreaterThan(5)
    for (const { state, amount, taken, returned } of booked) {
      expect(['received', 'rejected', 'failed']).toContain(state)
      expect([taken, returned]).toEqual([amount, state === 'received' ? 0 : amount])
    }
    client.close()
  },
)
