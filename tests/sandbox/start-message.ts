import { namedAccounts } from './accounts.ts'
import type { RunningSandbox } from './start-sandbox.ts'

/** The text printed after the sandbox has started. */
export function startMessage({ origin, providerOrigin, server, notices }: RunningSandbox): string {
  const { inMemory } = server.sandbox
  const width = Math.max(...namedAccounts.map(({ username }) => username.length))
  const accounts = namedAccounts.map(
    ({ username, password, purpose }) => `  ${username.padEnd(width)}  ${password.padEnd(9)}  ${purpose}`,
  )
  return [
    ...notices.map((notice) => `! ${notice}`),
    '',
    `Palaro is at       ${origin}`,
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
    'Ctrl-C ends everything.',
  ].join('\n')
}
