import { useEffect } from 'react'
import { fetchAhead } from '#lib/chunks/load-chunk.ts'
import { currentLanguage } from '#lib/i18n/i18n.ts'
import { loadTexts } from '#lib/i18n/texts.ts'

const fetchTexts = (part: string) => void fetchAhead(() => loadTexts(currentLanguage(), part))

/**
 * Fetches the texts of dialogs at the first press or key, while their code is still loading. Otherwise they would be
 * fetched only when a dialog renders.
 */
export function useTextsAhead(signedIn: boolean): void {
  useEffect(() => {
    const ended = new AbortController()
    const fetchThem = () => {
      ended.abort()
      // Each group is represented by one of its parts.
      fetchTexts('auth')
      if (signedIn) fetchTexts('member')
    }
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, fetchThem, { passive: true, signal: ended.signal })
    return () => ended.abort()
  }, [signedIn])
}
