import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useEdges } from '#lib/line/use-edges.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { MoreLink, SectionHeading } from '#ui/section-heading/section-heading.tsx'
import styles from './shelf.module.css'
import { ShelfLine } from './shelf-line.tsx'

export interface ShelfProps {
  title: string
  note?: ReactNode
  /** A link to everything of its kind. */
  more?: { to: string; label: string } | undefined
  /** Names of the two arrows. */
  previousLabel: string
  nextLabel: string
  shape?: 'tall' | 'wide' | undefined
  children: ReactNode
}

/** A titled row of tiles that scrolls sideways: by touch, by arrows, and with the keyboard's focus. */
export function Shelf({ title, note, more, previousLabel, nextLabel, shape, children }: ShelfProps) {
  const id = useId()
  const line = useRef<HTMLDivElement>(null)
  const { atStart, atEnd } = useEdges(line)
  const scroll = (direction: 1 | -1) => line.current?.scrollBy({ left: direction * line.current.clientWidth })
  return (
    <section aria-labelledby={id} className={styles.shelf}>
      <SectionHeading
        id={id}
        title={title}
        note={note}
        action={
          <span className={styles.actions}>
            {more && (
              <MoreLink to={more.to} aria-label={`${more.label}: ${title}`}>
                {more.label}
              </MoreLink>
            )}
            {!(atStart && atEnd) && (
              <span className={styles.arrows}>
                <IconButton label={previousLabel} disabled={atStart} onClick={() => scroll(-1)}>
                  <ChevronLeft />
                </IconButton>
                <IconButton label={nextLabel} disabled={atEnd} onClick={() => scroll(1)}>
                  <ChevronRight />
                </IconButton>
              </span>
            )}
          </span>
        }
      />
      <ShelfLine shape={shape} ref={line}>
        {children}
      </ShelfLine>
    </section>
  )
}
