import type { Text } from '#sandbox/world/texts/language.ts'
import { texts } from './texts.ts'

/** What a mission asks for, counted over its day or week. Money in minor units. */
export type MissionRule = {
  id: string
  period: 'daily' | 'weekly'
  /** Settled rounds, valid bets, different games won in, different games played, or credited deposits. */
  counts: 'rounds' | 'bets' | 'wonGames' | 'games' | 'deposits'
  /** Only rounds in games of this type. */
  gameType?: string
  target: number
  reward: number
  title: Text
  text: Text
}

/** How often a mission's reward must be bet before it may be withdrawn. */
export const missionTimes = 1

export const missionRules: readonly MissionRule[] = [
  {
    id: 'warmup',
    period: 'daily',
    counts: 'rounds',
    gameType: 'RNG',
    target: 20,
    reward: 10_00,
    title: texts.missionRules.warmup.title,
    text: texts.missionRules.warmup.text,
  },
  {
    id: 'threegames',
    period: 'daily',
    counts: 'games',
    target: 3,
    reward: 8_00,
    title: texts.missionRules.threegames.title,
    text: texts.missionRules.threegames.text,
  },
  {
    id: 'livetable',
    period: 'daily',
    counts: 'bets',
    gameType: 'LIVE',
    target: 1_000_00,
    reward: 15_00,
    title: texts.missionRules.livetable.title,
    text: texts.missionRules.livetable.text,
  },
  {
    id: 'steady',
    period: 'weekly',
    counts: 'bets',
    target: 5_000_00,
    reward: 50_00,
    title: texts.missionRules.steady.title,
    text: texts.missionRules.steady.text,
  },
  {
    id: 'threewins',
    period: 'weekly',
    counts: 'wonGames',
    target: 3,
    reward: 25_00,
    title: texts.missionRules.threewins.title,
    text: texts.missionRules.threewins.text,
  },
  {
    id: 'topup',
    period: 'weekly',
    counts: 'deposits',
    target: 1,
    reward: 20_00,
    title: texts.missionRules.topup.title,
    text: texts.missionRules.topup.text,
  },
]
