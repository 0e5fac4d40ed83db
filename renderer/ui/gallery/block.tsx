import { type ReactNode, useId } from 'react'
import styles from './gallery.module.css'

/** A titled section of the gallery. */
export function Block({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.block} data-wide={wide || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A row of components. */
export function Line({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}
