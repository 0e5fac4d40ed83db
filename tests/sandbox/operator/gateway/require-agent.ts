import type * as z from 'zod/mini'
import { type AnyEndpoint, downlineId } from '#shared/contract/endpoint.ts'
import { roleOf } from '#shared/domain/roles.ts'
import type { Member } from '../members/member-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { Refusal } from './refusal.ts'

/** Account names in a text setting, separated by commas. */
const namesIn = (setting: string): string[] => setting.split(',').map((name) => name.trim().toLowerCase())

/** The agent check: an agent that isn't suspended and belongs to this site. */
export function passesAgentCheck({ settings }: Pick<Sandbox, 'settings'>, member: Member): boolean {
  const refused = [...namesIn(settings.values.suspendedAgents), ...namesIn(settings.values.agentsElsewhere)]
  return roleOf(member.type) === 'agent' && !refused.includes(member.username.toLowerCase())
}

/** The fields of an input that name an account of the caller's team, by the schema they are declared with. */
function downlineFields(endpoint: AnyEndpoint): string[] {
  const { def } = endpoint.input._zod
  const shape = 'shape' in def ? (def.shape as Record<string, z.ZodMiniType>) : {}
  return Object.entries(shape)
    .filter(([, schema]) => schema === downlineId || innerOf(schema) === downlineId)
    .map(([name]) => name)
}

const innerOf = (schema: z.ZodMiniType): unknown =>
  'innerType' in schema._zod.def ? schema._zod.def.innerType : undefined

/**
 * Refuses a call of the agent centre to everybody who isn't an agent of this site, and every id that isn't in the
 * agent's own team. Whether there is such an account elsewhere makes no difference to the answer.
 */
export function requireAgent(sandbox: Sandbox, endpoint: AnyEndpoint, member: Member, input: unknown): void {
  if (!passesAgentCheck(sandbox, member)) throw new Refusal('AGENT_REFUSED')
  const given = new Map(Object.entries(input ?? {}))
  for (const field of downlineFields(endpoint)) {
    const id = given.get(field)
    if (id !== undefined && !isInTeam(sandbox, member, id)) throw new Refusal('NOT_IN_TEAM')
  }
}

function isInTeam({ teams }: Sandbox, member: Member, id: unknown): boolean {
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id)) return false
  const { order } = teams
  return order.isBelow(order.positionOf(Number(id)), order.positionOf(member.id))
}
