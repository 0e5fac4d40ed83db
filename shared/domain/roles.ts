/**
 * Account types as the gateway codes them (`type` of the member info, `isAgent` in storage). 4 is a demo account, and
 * takes precedence over every list that also contains it. An unknown code is an ordinary member.
 */
export const demoType = 4
/** The account types of agents. */
export const agentTypes: readonly number[] = [1, 2, 41, 42]

/** What kind of user the client deals with. */
export type Role = 'visitor' | 'member' | 'agent' | 'demo'

/** Returns the role of an account type; undefined means that nobody is signed in. */
export function roleOf(type: number | undefined): Role {
  if (type === undefined) return 'visitor'
  if (type === demoType) return 'demo'
  return agentTypes.includes(type) ? 'agent' : 'member'
}

/** The member centre is for everybody who is signed in, except demo accounts. */
export const mayUseMemberCentre = (role: Role): boolean => role === 'member' || role === 'agent'

/** The header's entry of the account centre is for agents (types 1, 2, 41 and 42). */
export const mayUseAccountCentre = (role: Role): boolean => role === 'agent'

/** The agent centre also requires that the gateway's agent check has passed. */
export const mayUseAgentCentre = (role: Role, agentCheckPassed: boolean): boolean =>
  role === 'agent' && agentCheckPassed
