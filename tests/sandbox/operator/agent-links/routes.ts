import { accountKinds } from '#shared/contract/endpoints/agent-register.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import type { Sandbox } from '../sandbox.ts'
import { writeRate } from '../teams/rates.ts'
import { accountsLeft, createAccount } from './create-account.ts'
import { changeLink, countActive, createLink, latestActive, listLinks } from './links.ts'
import { accountsADay, highestRate, linkDays, longestName, mostLinks, mostUses } from './rules.ts'

/** An agent's invitation links, and the accounts that it opens by hand. The gateway has checked that it is an agent. */
export function agentRegisterHandlers(sandbox: Sandbox): Handlers<typeof contract.agentRegister> {
  return {
    options: ({ member }) => ({
      kinds: [...accountKinds],
      highestRate: writeRate(highestRate(sandbox, member.id)),
      days: [...linkDays],
      longestName,
      mostUses,
      mostLinks,
      activeLinks: countActive(sandbox, member.id),
      latestLink: latestActive(sandbox, member.id),
      accountsADay,
      accountsLeft: accountsLeft(sandbox, member.id),
    }),
    links: ({ member, input }) => listLinks(sandbox, member.id, input),
    createLink: ({ member, input }) => createLink(sandbox, member.id, input),
    changeLink: ({ member, input }) => changeLink(sandbox, member.id, input),
    createAccount: ({ member, input, language }) => createAccount(sandbox, member, input, language),
  }
}
