import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentTeam } from '#shared/contract/endpoints/agent-team.ts'

/** The whole answer of the overview. */
export type Overview = ValueOf<typeof agentTeam.overview>
/** One day of a team. */
export type TeamDay = Overview['days'][number]
