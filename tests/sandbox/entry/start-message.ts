import { namedAccounts } from '#sandbox/world/accounts/accounts.ts'
import type { RunningSandbox } from './start-sandbox.ts'

/** Addresses of a site that is served from its sources, with hot reload. */
export type HotSite = { site: string; gallery: string }

/** The text printed after the sandbox has started. The first address is the one to open. */
export function startMessage(
  { origin, providerOrigin, server, notices }: RunningSandbox,
  hot?: HotSite,
): string {
  const { inMemory } = server.sandbox
  const width = Math.max(...namedAccounts.map(({ username }) => username.length))
  const accounts = namedAccounts.map(
    ({ username, password, purpose }) => `  ${username.padEnd(width)}  ${password.padEnd(9)}  ${purpose}`,
  )
  return [
    ...notices.map((notice) => `! ${notice}`),
    '',
    `Palaro is at       ${hot?.site ?? origin}`,
    ...(hot ? [`Components         ${hot.gallery}`] : []),
    `Inbox (SMS codes)  ${origin}/__sandbox/inbox`,
    `Merchant switches  ${origin}/__sandbox/merchant`,
    `Games run at       ${providerOrigin}`,
    inMemory
      ? 'Accounts are kept in memory and end with this run.'
      : 'Accounts are kept and survive a restart.',
    '',
    'Log in as',
    ...accounts,
    '',
    ...(hot
      ? ['Saving a source changes the open page; saving a file of the brand restarts the server.']
      : []),
    'Ctrl-C ends everything.',
  ].join('\n')
}
