import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Milliseconds until the title of the new page is set, and for which it is there to be read. */
const wait = 150
const length = 1000

/**
 * Says the title of a page that has been reached by a link that stays, as in the site's menu. Where the focus goes to
 * the new page's title, that is read anyway.
 */
export function PageNews() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const [text, setText] = useState('')
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const say = setTimeout(() => {
      if (document.activeElement?.closest('header, nav')) setText(document.title)
    }, wait)
    const clear = setTimeout(() => setText(''), wait + length)
    return () => {
      clearTimeout(say)
      clearTimeout(clear)
      setText('')
    }
  }, [pathname])
  return (
    <p aria-live="polite" className="visually-hidden">
      {text}
    </p>
  )
}
