import { useEffect } from 'react'
import { fetchAhead } from '#lib/chunks/load-chunk.ts'
import { currentLanguage } from '#lib/i18n/i18n.ts'
import { loadTexts } from '#lib/i18n/texts.ts'

const fetchTexts = (part: string) => void fetchAhead(() => loadTexts(currentLanguage(), part))

/**
 * Asks for the texts of what can be opened with the first press or key, while the code of what is opened is still on
 * its way. Otherwise they would be asked for only when it is rendered.
 */
export function useTextsAhead(signedIn: boolean): void {
  useEffect(() => {
    const ended = new AbortController()
    const fetchThem = () => {
      ended.abort()
      // One part of each group stands for all of it.
      fetchTexts('auth')
      if (signedIn) fetchTexts('member')
    }
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, fetchThem, { passive: true, signal: ended.signal })
    return () => ended.abort()
  }, [signedIn])
}
