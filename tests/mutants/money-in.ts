import type { Mutant } from './mutant.ts'

const bonusMoney = 'tests/sandbox/bonuses/bonus-money.ts'
const bonusTests = 'tests/sandbox/bonuses/bonus-money.test.ts'

export const moneyInMutants: readonly Mutant[] = [
  {
    ids: ['MBR-06'],
    breaks: 'a deposit with a bonus has no turnover of its own',
    file: 'tests/sandbox/deposits/settle-deposits.ts',
    from: "openTurnover(parts, accountId, { source: 'deposit', reference: id, amount: own, required: own })",
    to: "if (bonusAmount === 0) openTurnover(parts, accountId, { source: 'deposit', reference: id, amount: own, required: own })",
    test: bonusTests,
  },
  {
    ids: ['MBR-06', 'MBR-09'],
    breaks: 'what a bonus wins may be withdrawn at once',
    file: bonusMoney,
    from: 'if (share === 0) continue',
    to: 'if (share >= 0) continue',
    test: bonusTests,
  },
  {
    ids: ['MBR-06'],
    breaks: 'a bet with bonus money counts for the deposit’s own turnover',
    file: 'tests/sandbox/turnover/turnover.ts',
    from: 'const left = { own: bet - fromBonuses, bonus: bet }',
    to: 'const left = { own: bet, bonus: bet }',
    test: 'tests/sandbox/turnover/turnover.test.ts',
  },
  {
    ids: ['MBR-09'],
    breaks: 'bonus money is bet on any game',
    file: bonusMoney,
    from: 'if (taken === 0 || (gameTypes && !gameTypes.includes(gameType))) continue',
    to: 'if (taken === 0) continue',
    test: bonusTests,
  },
  {
    ids: ['MBR-09'],
    breaks: 'bets with bonus money have no limit',
    file: bonusMoney,
    from: 'return placed + amount > largestBonusBet',
    to: 'return placed + amount < 0',
    test: bonusTests,
  },
  {
    ids: ['MBR-09'],
    breaks: 'a bonus is given up while a bet with it is open',
    file: 'tests/sandbox/bonuses/give-up.ts',
    from: 'if (isAway || taken',
    to: 'if (taken',
    test: bonusTests,
  },
  {
    ids: ['MBR-09'],
    breaks: 'a win that comes after its bonus was given up is free money',
    file: bonusMoney,
    from: "if (bonus.outcome === 'forfeited') {",
    to: "if (bonus.outcome === 'lost') {",
    test: bonusTests,
  },
  {
    ids: ['MBR-09'],
    breaks: 'a bonus that is lost goes on and takes the bets of the next one',
    file: 'tests/sandbox/turnover/turnover.ts',
    from: 'if (locked < Math.min(lostBelow, amount) &&',
    to: 'if (locked < 0 &&',
    test: 'tests/sandbox/bonuses/bonuses.test.ts',
  },
  {
    ids: ['MBR-06', 'AGT-01'],
    breaks: 'the credit of an account that an agent opens can be sent to the agent at once',
    file: 'tests/sandbox/members/register.ts',
    from: 'required: welcomeCredit * welcomeTurnover',
    to: 'required: 0',
    test: bonusTests,
  },
]
