import { pathTo } from '#lib/paths/path-to.ts'

/** The address at which friends register with a member's code. */
export const inviteLink = (origin: string, code: string): string =>
  `${origin}${pathTo('register', { referralCode: code })}`
