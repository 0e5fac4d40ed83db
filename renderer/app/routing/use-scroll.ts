import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { entryId } from './entry-id.ts'
import { reach } from './reach.ts'
import { createScrollPlaces } from './scroll-positions.ts'
import { type ScrollTarget, scrollTarget } from './scroll-target.ts'
import { earlyPositions } from './use-early-scroll.ts'

const places = createScrollPlaces()
/** For a page that its reader has scrolled before this was mounted. */
const stay = { kind: 'stay' } as const

/** Scrolls after navigations and remembers the position of each history entry. To be used once. */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const lastPath = useRef<string>(undefined)

  useEffect(() => {
    addEventListener('pagehide', places.keep)
    return () => removeEventListener('pagehide', places.keep)
  }, [])

  useLayoutEffect(() => {
    const id = entryId(key)
    const place = places.read(id) ?? earlyPositions.get(key)
    // Several entries of a document may have the same key. This position is that of the first.
    earlyPositions.delete(key)
    const target =
      lastPath.current === undefined && scrollY > 0
        ? stay
        : scrollTarget({ type, samePage: lastPath.current === pathname, hash, place })
    lastPath.current = pathname

    const note = () => places.note(id, scrollY)
    // Only after the target is reached: until then the position isn't the reader's.
    const beginNoting = () => {
      note()
      addEventListener('scroll', note, { passive: true })
    }
    const stop = scrollTo(target, beginNoting)
    return () => {
      stop()
      removeEventListener('scroll', note)
    }
  }, [key, pathname, hash, type])
}

const instantly = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** Scrolls to a target as soon as it is rendered, then calls `onEnd`. Returns a function that stops it. */
function scrollTo(target: ScrollTarget, onEnd: () => void): () => void {
  switch (target.kind) {
    case 'restore': {
      const { place } = target
      return reach({ go: () => instantly(place), reached: () => Math.abs(scrollY - place) < 2, onEnd })
    }
    case 'hash': {
      const find = () => document.getElementById(target.id)
      const go = () => find()?.scrollIntoView({ behavior: 'instant' })
      return reach({ go, reached: () => find() !== null, onEnd })
    }
    case 'top':
      instantly(0)
      break
    case 'stay':
      break
  }
  onEnd()
  return () => {}
}
