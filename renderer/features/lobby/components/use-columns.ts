import { useSyncExternalStore } from 'react'

/** Tiles per row by minimum window width in pixels. Must match the grids' style sheets. */
const steps = [
  { from: 1680, columns: 8 },
  { from: 1200, columns: 7 },
  { from: 768, columns: 5 },
] as const
const fewest = 3

const columnsNow = (): number =>
  steps.find(({ from }) => window.matchMedia(`(min-width: ${from}px)`).matches)?.columns ?? fewest

function subscribe(onChange: () => void): () => void {
  const queries = steps.map(({ from }) => window.matchMedia(`(min-width: ${from}px)`))
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

/** How many tiles fit in a row at the current window width. */
export const useColumns = (): number => useSyncExternalStore(subscribe, columnsNow)
