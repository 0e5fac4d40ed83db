import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { RenderWhenVisible } from '#ui/render-later/render-when-visible.tsx'
import styles from './home-page.module.css'
import { JackpotRow } from './jackpot-row.tsx'

const furtherDown = lazyPart(() => import('./further-down.tsx').then((part) => part.FurtherDown))

/** The part of home below the first screen. The jackpots render at once, the rest when scrolled to. */
export function BelowFold() {
  const FurtherDown = furtherDown()
  return (
    <>
      <JackpotRow />
      <RenderWhenVisible place={(ref) => <div ref={ref} className={styles.further} />}>
        <FurtherDown />
      </RenderWhenVisible>
    </>
  )
}
