import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { entryId } from '../routing/entry-id.ts'
import { type FocusTarget, focusTargets, nameOf } from '../routing/use-focus-targets.ts'

/** Milliseconds between two checks whether a page has rendered, and after which checking stops. */
const between = 100
const longest = 5000

const placed = ({ tag, name }: FocusTarget): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main ${tag}`)].find((element) => nameOf(element) === name)

/** The page's title, ready to be focused. */
function title(): HTMLElement | undefined {
  const found = [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())
  if (found) found.tabIndex = -1
  return found
}

/** Whether the focus went with its page, and nothing has it now. A dialog looks after its own. */
function isLost(): boolean {
  const { last } = focusTargets
  return (
    last !== undefined &&
    document.activeElement === document.body &&
    !(last.element.isConnected && last.element.checkVisibility()) &&
    !document.querySelector('dialog:modal')
  )
}

/** Focuses what is found once the focus is lost, unless the reader has gone on first. Returns a function that stops. */
function focusWhenLost(find: () => HTMLElement | undefined): () => void {
  const put = (look: typeof find) => {
    const target = isLost() ? look() : undefined
    if (!target) return
    target.focus({ preventScroll: true })
    stop()
  }
  const giveUp = () => {
    stop()
    put(title)
  }
  const timers = [setInterval(() => put(find), between), setTimeout(giveUp, longest)]
  function stop() {
    for (const timer of timers) clearTimeout(timer)
    removeEventListener('keydown', giveUp)
    removeEventListener('pointerdown', stop)
  }
  addEventListener('keydown', giveUp)
  addEventListener('pointerdown', stop)
  return stop
}

/**
 * If the focus goes with the page that is left, puts it on the control that was used last for readers who return, and
 * on the title of the new page for others. To be used once.
 */
export function usePageFocus(): void {
  const { key, pathname } = useLocation()
  const returns = useNavigationType() === NavigationType.Pop
  // The page may have been left before this was there.
  const shown = useRef(focusTargets.last?.page ?? pathname)

  const find = useEffectEvent(() => {
    const place = returns ? focusTargets.controls.get(entryId(key)) : undefined
    return place ? placed(place) : title()
  })
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return focusWhenLost(() => find())
  }, [pathname])
}
