import type { GameFeature } from '#sandbox/world/games/game-models.ts'
import { fillText, type Text } from '#sandbox/world/texts/language.ts'
import { texts } from './texts.ts'

/** What a row of home says about its games. */
export type RowWords = {
  readonly title: Text
  readonly note?: Text
  /** A path of the site that lists all of them. */
  readonly more?: string
}

/** A row of games that match a condition on games `g`, or have a feature. Best-known games first. */
type ThemeRow = RowWords & { readonly id: string } & (
    | { readonly condition: string }
    | { readonly feature: GameFeature }
  )

/** The rows by theme, in order. A row without games isn't sent. */
export const themeRows: readonly ThemeRow[] = [
  {
    id: 'hot',
    title: texts.themeRows.hot.title,
    note: texts.themeRows.hot.note,
    more: '/games?type=hot',
    condition: "g.hot = 1 AND g.quirk = ''",
  },
  {
    id: 'new',
    title: texts.themeRows.new.title,
    note: texts.themeRows.new.note,
    condition: "g.new = 1 AND g.quirk = ''",
  },
  {
    id: 'crash',
    title: texts.themeRows.crash.title,
    note: texts.themeRows.crash.note,
    more: '/games?feature=crash',
    feature: 'crash',
  },
  {
    id: 'bonusBuy',
    title: texts.themeRows.bonusBuy.title,
    note: texts.themeRows.bonusBuy.note,
    more: '/games?feature=bonusBuy',
    feature: 'bonusBuy',
  },
]

export const bingoRow = {
  title: texts.bingoRow.title,
  note: texts.bingoRow.note,
  more: '/bingo',
} satisfies RowWords

export const liveRow = {
  title: texts.liveRow.title,
  more: '/live',
} satisfies RowWords

export const continueRow = {
  title: texts.continueRow.title,
  more: '/games?type=recent',
} satisfies RowWords

/** For members who haven't played yet. */
export const startRow = texts.startRow satisfies RowWords

export const favouritesRow = {
  title: texts.favouritesRow.title,
  more: '/games?type=fav',
} satisfies RowWords

/** Title of the row of games that are like the one played last. */
export const alikeTitle = (game: string): Text => fillText(texts.alikeTitle, { game })
