import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { requireRealAccount } from '../members/require-real-account.ts'
import type { Sandbox } from '../sandbox.ts'
import { readCheck, submitDocuments } from './identity-checks.ts'

/** The identity check. */
export const identityHandlers = (sandbox: Sandbox): Handlers<typeof contract.identity> => ({
  check: ({ member }) => readCheck(sandbox, member),
  submit: ({ member, input }) => {
    requireRealAccount(member)
    return submitDocuments(sandbox, member, input)
  },
})
