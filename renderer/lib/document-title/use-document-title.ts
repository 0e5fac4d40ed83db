import { brand } from 'virtual:brand'
import { useEffect } from 'react'
import { create } from 'zustand'

/** What the page itself is called, where it knows better than its address does: a game, a promotion. */
export const usePageName = create<{ name: string | undefined }>(() => ({ name: undefined }))

export const titleWith = (name: string): string => `${name} · ${brand.title}`

/** Names the page in the window's title, "Golden Carabao · Palaro", for as long as it is shown. */
export function useDocumentTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    document.title = titleWith(name)
    usePageName.setState({ name })
    return () => usePageName.setState((state) => (state.name === name ? { name: undefined } : state))
  }, [name])
}
