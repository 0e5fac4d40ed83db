import { useEffect } from 'react'

/**
 * Goes to the last page from one past it, which an address may name, or which was the last until its rows were gone.
 * Returns whether it is on its way.
 */
export function useLastPage(totalPages: number, page: number, onPage: (page: number) => void): boolean {
  const isBeyond = totalPages > 0 && page > totalPages
  useEffect(() => {
    if (isBeyond) onPage(totalPages)
  })
  return isBeyond
}
