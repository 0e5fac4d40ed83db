import type { ReactNode } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { RenderWhenVisible } from '#ui/deferred/render-when-visible.tsx'
import { Region } from '#ui/region/region.tsx'
import styles from './below-fold.module.css'
import { JackpotRow } from './jackpot-row.tsx'
import { ThemeRows } from './theme-rows.tsx'

const furtherDown = lazyPart(() => import('./further-down.tsx').then((part) => part.FurtherDown))

/** The part of home below the first screen: rows of games and jackpots. What follows renders when scrolled to. */
export function BelowFold({ promotions }: { promotions: ReactNode }) {
  const FurtherDown = furtherDown()
  return (
    <>
      <Region>
        <ThemeRows />
      </Region>
      <Region>
        <JackpotRow />
      </Region>
      <RenderWhenVisible place={(ref) => <div ref={ref} className={styles.further} />}>
        <FurtherDown promotions={promotions} />
      </RenderWhenVisible>
    </>
  )
}
