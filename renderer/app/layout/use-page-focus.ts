import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { entryId } from '../routing/entry-id.ts'

/** A control of a page, in words that find it again once the page is drawn anew. */
type Place = { tag: string; name: string }

/** Milliseconds between two looks at a page that is being drawn, and after which it is given up. */
const between = 100
const longest = 5000

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent ?? ''

/** Where the focus was on each page of this document, by the identifier of its history entry. */
const places = new Map<string, Place>()

const placed = ({ tag, name }: Place): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main ${tag}`)].find((element) => nameOf(element) === name)

/** The page's title, ready to be focused. */
function title(): HTMLElement | undefined {
  const found = [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())
  if (found) found.tabIndex = -1
  return found
}

/** What had the focus last. */
let last: Element | undefined

/** Whether it went with its page, and nothing has the focus now. A dialog looks after its own. */
const isLost = () =>
  last !== undefined &&
  document.activeElement === document.body &&
  !(last.isConnected && last.checkVisibility()) &&
  !document.querySelector('dialog:modal')

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
  const shown = useRef(pathname)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      last = target
      if (target.matches('main :is(a, button)'))
        places.set(entryId(key), { tag: target.localName, name: nameOf(target) })
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [key])

  const find = useEffectEvent(() => {
    const place = returns ? places.get(entryId(key)) : undefined
    return place ? placed(place) : title()
  })
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return focusWhenLost(() => find())
  }, [pathname])
}
