import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { entryId } from './entry-id.ts'
import { scrollOnceRendered } from './scroll-once-rendered.ts'
import { scrollPositions } from './scroll-positions.ts'
import { type ScrollTarget, scrollTarget } from './scroll-target.ts'
import { early } from './use-early-scroll.ts'

const stay = { kind: 'stay' } as const

/** Scrolls after navigations and remembers the position of each history entry. To be used once. */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const lastPath = useRef<string>(undefined)

  useLayoutEffect(() => {
    early.isOver = true
    const id = entryId(key)
    const place = scrollPositions.read(id)
    const isFirst = lastPath.current === undefined
    const target = scrollTarget({ type, samePage: lastPath.current === pathname, hash, place })
    // A new document is at its top, unless its reader has scrolled it meanwhile. Asking would cost a layout.
    const here = isFirst && early.scrolled.has(id) ? scrollY : 0
    const stays = isFirst && (here > 0 || target.kind === 'top')
    lastPath.current = pathname

    const note = () => scrollPositions.note(id, scrollY)
    // Only after the target is reached: until then the position isn't the reader's.
    const beginNoting = () => {
      if (stays) scrollPositions.note(id, here)
      else note()
      addEventListener('scroll', note, { passive: true })
      // The last scroll may not have been reported yet when the page is left.
      early.note = note
    }
    const stop = scrollTo(stays ? stay : target, beginNoting)
    return () => {
      stop()
      removeEventListener('scroll', note)
      early.note = undefined
    }
  }, [key, pathname, hash, type])
}

const instantly = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** Scrolls to a target as soon as it is rendered, then calls `onEnd`. Returns a function that stops it. */
function scrollTo(target: ScrollTarget, onEnd: () => void): () => void {
  switch (target.kind) {
    case 'restore': {
      const { place } = target
      return scrollOnceRendered({
        go: () => instantly(place),
        reached: () => Math.abs(scrollY - place) < 2,
        onEnd,
      })
    }
    case 'hash': {
      const find = () => document.getElementById(target.id)
      const go = () => find()?.scrollIntoView({ behavior: 'instant' })
      return scrollOnceRendered({ go, reached: () => find() !== null, onEnd })
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
