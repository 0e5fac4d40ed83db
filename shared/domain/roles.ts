/**
 * Account types as the gateway codes them (`type` of the member info, `isAgent` in storage).
 * 4 is a demo account and wins over every list that also names it; an unknown code is an ordinary member.
 */
export const demoType = 4
const agentTypes: readonly number[] = [1, 2, 41, 42]

/** Who somebody is to the client. */
export type Role = 'visitor' | 'member' | 'agent' | 'demo'

/** The role of an account type; undefined stands for nobody signed in. */
export function roleOf(type: number | undefined): Role {
  if (type === undefined) return 'visitor'
  if (type === demoType) return 'demo'
  return agentTypes.includes(type) ? 'agent' : 'member'
}

/** The member centre is for everybody signed in but demo accounts. */
export const mayUseMemberCentre = (role: Role): boolean => role === 'member' || role === 'agent'

/** The agent centre also needs the gateway's own agent check to have passed. */
export const mayUseAgentCentre = (role: Role, agentCheckPassed: boolean): boolean =>
  role === 'agent' && agentCheckPassed
