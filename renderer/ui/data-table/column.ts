import type { ReactNode } from 'react'

/**
 * Position of a column on a phone's card: title, muted line below it, figure at the end, muted figure below that, and
 * a muted line across the foot. If no column has a position, the card lists all columns with their names.
 */
export type CardSlot = 'title' | 'note' | 'figure' | 'figureNote' | 'foot'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures are aligned at the end, so that their decimal points line up. */
  figures?: boolean | undefined
  card?: CardSlot | undefined
  /** CSS length; as wide as its content by default. */
  width?: string | undefined
}

/** A row below the others: the sum of this page, or of the whole filter. */
export interface TotalsRow {
  key: string
  /** What is summed up. Spans the columns before the first figure. */
  label: ReactNode
  /** Keyed by column. */
  cells: Readonly<Record<string, ReactNode>>
  /** What a sum is called on a card, if not like its column. Keyed by column. */
  names?: Readonly<Record<string, string>> | undefined
}

/** Attributes that the styles need for a cell. */
export const cellLook = ({ header, figures, card }: Column<never>) => ({
  'data-label': header,
  'data-figures': figures || undefined,
  'data-card': card,
})
