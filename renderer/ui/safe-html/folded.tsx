import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './safe-html.module.css'

interface FoldedProps {
  /** Renders the text. The ref must be put on its element. */
  children: (words: RefObject<HTMLDivElement | null>) => ReactNode
}

/** Limits the height of a text until the reader asks for the rest or the focus moves into it. */
export function Folded({ children }: FoldedProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [long, setLong] = useState(false)
  const [whole, setWhole] = useState(false)

  useEffect(() => {
    if (!words.current) return undefined
    const { current: text } = words
    const observer = new ResizeObserver(() => {
      setLong(text.offsetHeight > (frame.current?.offsetHeight ?? 0))
      for (const table of text.querySelectorAll('table'))
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
    })
    observer.observe(text)
    return () => observer.disconnect()
  }, [])

  const showFocused = ({ target, currentTarget }: FocusEvent) => {
    if (target.getBoundingClientRect().bottom > currentTarget.getBoundingClientRect().bottom) setWhole(true)
  }
  const showAll = () => {
    setWhole(true)
    // The button disappears, so the focus moves to the text.
    words.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.place}>
      <div
        ref={frame}
        className={whole ? undefined : styles.folded}
        data-long={(long && !whole) || undefined}
        onFocus={showFocused}
      >
        {children(words)}
      </div>
      {long && !whole && (
        <button type="button" className="link" onClick={showAll}>
          {t('action.showAll')}
        </button>
      )}
    </div>
  )
}
