import type { ReactElement } from 'react'
import styles from './rolling-figure.module.css'

/**
 * A large figure whose changed digits roll into place. Screen readers get it whole, and aren't told of each tick.
 * Plain elements, so that what shows it renders alone.
 */
export function rollingFigure(text: string): ReactElement {
  const signs = [...text]
  return (
    <span className={`fig ${styles.figure}`}>
      <span className="visually-hidden">{text}</span>
      {signs.map((sign, place) => (
        // Counted from the end, so that a digit keeps its place when the figure grows longer.
        <i key={`${signs.length - place} ${sign}`} aria-hidden="true">
          {sign}
        </i>
      ))}
    </span>
  )
}
