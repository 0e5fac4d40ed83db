/** The words of the games, by language. */
import { chinese, chineseGames } from './chinese.ts'
import { english, englishGames, type GameTexts, type Texts } from './english.ts'
import { filipino, filipinoGames } from './filipino.ts'
import { indonesian, indonesianGames } from './indonesian.ts'
import { japanese, japaneseGames } from './japanese.ts'
import { thai, thaiGames } from './thai.ts'
import { vietnamese, vietnameseGames } from './vietnamese.ts'

export type { GameTexts, Texts } from './english.ts'

/** `tag` is for `lang` and Intl. `games` holds the words that single games need besides `texts`. */
type Language = { readonly tag: string; readonly texts: Texts; readonly games: GameTexts }

const others = new Map<string, Language>([
  ['CN', { tag: 'zh-Hans', texts: chinese, games: chineseGames }],
  ['VI', { tag: 'vi', texts: vietnamese, games: vietnameseGames }],
  ['JA', { tag: 'ja', texts: japanese, games: japaneseGames }],
  ['TH', { tag: 'th', texts: thai, games: thaiGames }],
  ['ID', { tag: 'id', texts: indonesian, games: indonesianGames }],
])

/** Returns the words of a language, by the gateway's code. TY is Filipino; an unknown language gets English. */
function languageOf(code: string): Language {
  if (/^(ty|fil|tl)\b/i.test(code)) return { tag: 'fil-PH', texts: filipino, games: filipinoGames }
  return others.get(code) ?? { tag: 'en-PH', texts: english, games: englishGames }
}

export const languageTag = (code: string): string => languageOf(code).tag

export const textsFor = (code: string): Texts => languageOf(code).texts

export const gameTextsFor = (code: string): GameTexts => languageOf(code).games

/** The text for a name received from the server, or the name itself if there is none. */
export const wordOf = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name
