import { SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { ShelfLine } from '#ui/shelf/shelf-line.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TileSkeleton } from '#ui/tile/tile-skeleton.tsx'
import styles from './home-page.module.css'

/** Placeholder of a row of games, as high as one. */
export const ShelfSkeleton = () => (
  <div className={styles.section} aria-hidden="true">
    <SectionHeading title={<Skeleton width="180px" height="1lh" />} />
    <ShelfLine>
      {Array.from({ length: 8 }, (_, place) => (
        <TileSkeleton key={place} />
      ))}
    </ShelfLine>
  </div>
)
