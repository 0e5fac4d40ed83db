import { brand } from 'virtual:brand'
import { useEffect } from 'react'
import { create } from 'zustand'

/** The current page's name, where it isn't known from the address: a game's or a promotion's. */
export const usePageName = create<{ name: string | undefined }>(() => ({ name: undefined }))

export const titleWith = (name: string): string => `${name} · ${brand.title}`

/** Puts the name into the document's title while mounted, as in "Golden Carabao · Palaro". */
export function useDocumentTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    document.title = titleWith(name)
    usePageName.setState({ name })
    return () => usePageName.setState((state) => (state.name === name ? { name: undefined } : state))
  }, [name])
}
