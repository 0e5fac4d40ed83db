import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './section-heading.module.css'

export interface SectionHeadingProps {
  title: ReactNode
  /** For the section's aria-labelledby. */
  id?: string | undefined
  /** A muted line beside the title. */
  note?: ReactNode
  /** At the end: a `MoreLink` or a filter. */
  action?: ReactNode
}

/** The heading of a section of a page. */
export function SectionHeading({ title, id, note, action }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {action}
    </div>
  )
}

/** A link to everything that a section shows a part of. */
export function MoreLink({ children, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link {...link} className={styles.more}>
      <span>{children}</span>
      <ChevronRight />
    </Link>
  )
}
