import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { entryId } from './entry-id.ts'

/** A control of a page, described so that it can be found when the page renders again. */
export type FocusTarget = { tag: string; name: string }

/** Where the focus has been in this document. */
export const focusTargets = {
  /** What had the focus last, and the path of the page it was on. */
  last: undefined as { element: Element; page: string } | undefined,
  /** The control of each page that had it last, by the identifier of the page's history entry. */
  controls: new Map<string, FocusTarget>(),
}

/** The words that a control is found again by. */
export const nameOf = (element: Element) => element.ariaLabel ?? element.textContent ?? ''

/**
 * The part of `usePageFocus` that can't wait for the deferred services: it records what has the focus, so that a reader
 * who leaves at once also returns to that control. Used once.
 */
export function useFocusTargets(): void {
  const { key, pathname } = useLocation()
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      focusTargets.last = { element: target, page: pathname }
      if (target.matches('main :is(a, button)'))
        focusTargets.controls.set(entryId(key), { tag: target.localName, name: nameOf(target) })
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [key, pathname])
}
