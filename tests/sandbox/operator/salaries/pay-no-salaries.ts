import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { salaryKinds } from '#shared/contract/endpoints/agent-salary.ts'
import type { Database } from '../db/database.ts'
import { writeSettledUpTo } from './salary-store.ts'

/** Keeps the named agents from being paid salaries, for tests of their other money. */
export function payNoSalaries(db: Database): void {
  for (const accountId of Object.values(agentIds))
    for (const kind of salaryKinds) writeSettledUpTo(db, { accountId, kind }, Number.MAX_SAFE_INTEGER)
}
