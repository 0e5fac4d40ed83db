import type { ReactNode } from 'react'
import { Figures } from './figures.tsx'

export interface QueryFiguresProps<Data> {
  query: { data: Data | undefined; error: unknown; isPlaceholderData: boolean }
  /** In order. A value is undefined if the gateway doesn't say it. */
  figures: readonly {
    key: string
    name: string
    value: (data: Data) => ReactNode
    note?: (data: Data) => ReactNode
  }[]
}

/** The main figures of a query's data. Renders nothing if it failed to load. */
export function QueryFigures<Data>({
  query: { data, error, isPlaceholderData },
  figures,
}: QueryFiguresProps<Data>) {
  if (data === undefined && error) return null
  return (
    <Figures
      stale={isPlaceholderData}
      figures={figures.map(({ value, note, ...figure }) => ({
        ...figure,
        value: data === undefined ? undefined : (value(data) ?? '–'),
        note: data && note?.(data),
      }))}
    />
  )
}
