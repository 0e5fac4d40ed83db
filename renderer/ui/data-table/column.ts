import type { ReactNode } from 'react'

/**
 * Where a column stands on a phone's card: its title, the quiet line below that, the figure at the end, the quiet
 * figure below that. A table without any such column lists all of them with their names.
 */
export type CardSlot = 'title' | 'note' | 'figure' | 'figureNote'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that their points are under each other. */
  figures?: boolean | undefined
  card?: CardSlot | undefined
  /** CSS length; as wide as it needs unless told. */
  width?: string | undefined
}

/** A row below the others: the sum of this page, or of the whole filter. */
export interface TotalsRow {
  key: string
  /** What is summed up; stands in the columns before the first figure. */
  label: ReactNode
  /** By the key of the column. */
  cells: Readonly<Record<string, ReactNode>>
}

/** Attributes that tell the styles about a cell. */
export const cellLook = ({ header, figures, card }: Column<never>) => ({
  'data-label': header,
  'data-figures': figures || undefined,
  'data-card': card,
})
