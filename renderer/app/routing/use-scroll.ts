import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { reach } from './reach.ts'
import { createScrollPlaces } from './scroll-positions.ts'
import { type ScrollTarget, scrollTarget } from './scroll-target.ts'
import { earlyPositions } from './use-early-scroll.ts'

const places = createScrollPlaces()
/** On a page that was scrolled before this had come. */
const stay = { kind: 'stay' } as const

/** Scrolls with the navigation, and remembers where each entry of the history was left. One for the site. */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const lastPath = useRef<string>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    for (const [entry, position] of earlyPositions) places.note(entry, position)
    addEventListener('pagehide', places.keep)
    return () => removeEventListener('pagehide', places.keep)
  }, [])

  useLayoutEffect(() => {
    const place = places.read(key)
    const target =
      lastPath.current === undefined && scrollY > 0
        ? stay
        : scrollTarget({ type, samePage: lastPath.current === pathname, hash, place })
    lastPath.current = pathname

    const note = () => places.note(key, scrollY)
    // Not before: on the way to a place the page stands elsewhere, and that is not where it was left.
    const beginNoting = () => addEventListener('scroll', note, { passive: true })
    const stop = scrollTo(target, beginNoting)
    return () => {
      stop()
      removeEventListener('scroll', note)
    }
  }, [key, pathname, hash, type])
}

const instantly = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** Scrolls to a target, as soon as it is there; says when that ended. The answer stops it. */
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
