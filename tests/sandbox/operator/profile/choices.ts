import type { Text } from '#sandbox/world/texts/language.ts'
import { texts } from './texts.ts'

/** Occupations by id. */
export const occupations: Readonly<Record<string, Text>> = texts.occupations

/** Sources of income by id. */
export const incomeSources: Readonly<Record<string, Text>> = texts.incomeSources

/** Names of the drawn pictures that members can choose from. */
export const faces: readonly string[] = [
  'Tala',
  'Kidlat',
  'Bagani',
  'Sirena',
  'Lawin',
  'Amihan',
  'Mayari',
  'Habagat',
  'Dalisay',
  'Bituin',
  'Luntian',
  'Alon',
  'Dagat',
  'Salakot',
  'Parola',
  'Tanglaw',
  'Sinag',
]
