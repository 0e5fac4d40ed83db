import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { Near } from '#ui/near/near.tsx'
import styles from './home-page.module.css'
import { JackpotRow } from './jackpot-row.tsx'

const furtherDown = lazyPart(() => import('./further-down.tsx').then((part) => part.FurtherDown))

/** What a visitor comes to by scrolling: the first of it, and in its place the rest. */
export function BelowFold() {
  const FurtherDown = furtherDown()
  return (
    <>
      <JackpotRow />
      <Near place={(ref) => <div ref={ref} className={styles.further} />}>
        <FurtherDown />
      </Near>
    </>
  )
}
