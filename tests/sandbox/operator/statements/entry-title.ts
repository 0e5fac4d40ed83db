import type { ServedLanguage, Text } from '#sandbox/world/texts/language.ts'
import { channels } from '../deposits/channels.ts'
import type { EntryRow } from './entry-row.ts'

/** What an entry is about: the payment channel, the bonus, or the game. */
export function entryTitle(
  { channel, bonusTitle, gameName }: Pick<EntryRow, 'channel' | 'bonusTitle' | 'gameName'>,
  language: ServedLanguage,
): string | null {
  if (bonusTitle !== null) {
    const title: Partial<Text> = JSON.parse(bonusTitle)
    return title[language] ?? null
  }
  const name = channel === null ? undefined : channels.find(({ id }) => id === channel)?.name[language]
  return name ?? channel ?? gameName
}
