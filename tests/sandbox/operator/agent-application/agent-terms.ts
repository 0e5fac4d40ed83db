/** Rates by number of active players. The named agents' own rates are within them. */
export const agentTerms = {
  tiers: [
    { from: 5, to: 19, rate: '0.8' },
    { from: 20, to: 99, rate: '1' },
    { from: 100, to: null, rate: '1.2' },
  ],
  paid: 'daily',
  levels: null,
  answerDays: 1,
} as const
