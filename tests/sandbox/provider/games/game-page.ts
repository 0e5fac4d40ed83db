/** What a game's page is made of, besides the frame that all games share. */
import type { html } from 'hono/html'
import type { GameKind, PageData, Table } from '../protocol.ts'

export type Html = ReturnType<typeof html>

export interface PageParts {
  readonly board: Html
  readonly controls: Html
  readonly rules: Html
  /** Drawings that the page references. */
  readonly sprite: string
  /** What instant games share and this one uses. */
  readonly kit?: Kit
}

export interface Kit {
  readonly sound?: boolean
  readonly turbo?: boolean
  readonly autoplay?: {
    /** Fields of its dialog besides those that all games have. */
    readonly fields?: Html
    /** Whether rounds can have a feature, so that it can stop at one. */
    readonly features?: boolean
  }
}

/** Draws in the colours of the game. */
export interface GameArt {
  /** The motif of the game's emblem. */
  readonly motif: string
  /** Any motif as an SVG. Its ids start with the first argument. */
  draw(id: string, motif: string): string
}

export interface GamePage {
  /** `drawing` draws the game's own emblem; its ids start with the argument. */
  parts(data: PageData, drawing: (id: string) => string, art: GameArt): PageParts
  /** Style sheets it needs besides the frame's and its own. */
  readonly stylesheets: readonly string[]
}

type Own<Kind extends GameKind> = Extract<Table, { readonly kind: Kind }>
const isOwn = <Kind extends GameKind>(table: Table, kind: Kind): table is Own<Kind> => table.kind === kind

/** The page of a kind of game. Most use the styles that boards share. */
export const definePage = <Kind extends GameKind>(
  kind: Kind,
  parts: (table: Own<Kind>, data: PageData, drawing: (id: string) => string, art: GameArt) => PageParts,
  stylesheets: readonly string[] = ['/assets/client/board.css'],
): GamePage => ({
  stylesheets,
  parts(data, drawing, art) {
    if (!isOwn(data.table, kind)) throw new TypeError(`not a table of ${kind}`)
    return parts(data.table, data, drawing, art)
  },
})
