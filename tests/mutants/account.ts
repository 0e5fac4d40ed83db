import type { Mutant } from './mutant.ts'

const secondProof = {
  file: 'tests/sandbox/security/second-proof.ts',
  test: 'tests/sandbox/security/second-proof.test.ts',
} as const

/** Breaks of what guards an account and its money. */
export const accountMutants: readonly Mutant[] = [
  {
    ...secondProof,
    ids: ['SEC-06'],
    breaks: 'A thief with the login password alone binds his own number.',
    from: "  if (given.boundCode === undefined || address === null) throw new Refusal('PROOF_REQUIRED')",
    to: '  if (given.boundCode === undefined || address === null) return',
    title: 'gets nothing out',
  },
  {
    ...secondProof,
    ids: ['SEC-06'],
    breaks: 'Money leaves at once after the number or the payment password was replaced.',
    from: "  if (waits) db.run('UPDATE accounts SET withdrawals_from = ? WHERE id = ?', until, id)",
    to: '',
    title: 'wait a day',
  },
  {
    ...secondProof,
    ids: ['SEC-06'],
    breaks: 'Nobody tells the old number that it was replaced.',
    from: '  if (recipient === null) return',
    to: '  if (recipient !== null) return',
    title: 'told to the old one',
  },
  {
    ...secondProof,
    ids: ['SEC-06'],
    breaks: 'An email’s code alone sets a payment password that works at once.',
    from: "  proofsOf(sandbox, owner).every(({ way }) => way === 'email') &&",
    to: '  proofsOf(sandbox, owner).length === 0 &&',
    title: 'by an email’s code alone',
  },
  {
    ids: ['SEC-06'],
    breaks: 'Money goes to another payout account the moment it was added.',
    file: 'tests/sandbox/payout/payout-accounts.ts',
    from: '  return earlier === undefined ? null : until',
    to: '  return earlier === undefined ? null : null',
    test: secondProof.test,
    title: 'waits a day by itself',
  },
  {
    ids: ['SEC-06'],
    breaks: 'A transfer sends the money away that a withdrawal has to wait with.',
    file: 'tests/sandbox/routes/transfers.ts',
    from: '      refuseWaiting(withdrawalsFrom(sandbox, member.id))\n',
    to: '',
    test: secondProof.test,
    title: 'told to the old one',
  },
]
