import type { ReactElement } from 'react'
import styles from './rolling-figure.module.css'

/**
 * A large figure whose changed digits roll into place. Screen readers read it as a whole and don't announce each
 * tick. A function rather than a component, so that only its caller re-renders.
 */
export function rollingFigure(text: string): ReactElement {
  const signs = [...text]
  return (
    <span translate="no" className={`fig ${styles.figure}`}>
      <span className="visually-hidden">{text}</span>
      {signs.map((sign, place) => (
        // Counted from the end, so that digits keep their key when the figure gets longer.
        <i key={`${signs.length - place} ${sign}`} aria-hidden="true">
          {sign}
        </i>
      ))}
    </span>
  )
}
