import { levels } from '#sandbox/world/accounts/accounts.ts'
import type { ServedLanguage, Text } from '#sandbox/world/texts/language.ts'
import { roleOf } from '#shared/domain/roles.ts'
import type { Member } from '../members/member-store.ts'
import { texts } from './texts.ts'

type Level = (typeof levels)[number]

const levelNames: Readonly<Record<Level, Text>> = texts.levelNames

/** The club of each level. */
const clubs: Readonly<Record<Level, string>> = {
  bronze: 'Bay Club',
  silver: 'Bay Club',
  gold: 'Sunset Club',
  diamond: 'Horizon Club',
}

const newPlayer = texts.newPlayer
const agent = texts.agent

const month = 30 * 24 * 3_600_000

const levelOf = ({ level }: Pick<Member, 'level'>) => levels.find((name) => name === level)

/** The club that a member's level belongs to. */
export function clubLabelOf(member: Pick<Member, 'level'>): { labelName: string } | null {
  const level = levelOf(member)
  return level ? { labelName: clubs[level] } : null
}

/** A member's labels: level, agent, new player. */
export function memberLabelsOf(
  member: Pick<Member, 'level' | 'type' | 'created'>,
  language: ServedLanguage,
  now: number,
): { labelName: string }[] {
  const level = levelOf(member)
  return [
    ...(level ? [levelNames[level]] : []),
    ...(roleOf(member.type) === 'agent' ? [agent] : []),
    ...(now - member.created < month ? [newPlayer] : []),
  ].map((label) => ({ labelName: label[language] }))
}
