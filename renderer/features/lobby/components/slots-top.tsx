import { Card } from '#ui/card/card.tsx'
import { AfterFirstPaint } from '#ui/deferred/after-first-paint.tsx'
import { JackpotPanel } from '#ui/jackpot-panel/jackpot-panel.tsx'
import { WinnerBoard } from '#ui/winner-board/winner-board.tsx'
import styles from './slots-top.module.css'

/** Shown on the slots lobby in place of the banner. On phones only a line, so that the games are in sight. */
export function SlotsTop() {
  return (
    <div className={styles.top}>
      <JackpotPanel compact />
      <Card padded={false}>
        <AfterFirstPaint place={<div className={styles.winners} />}>
          <WinnerBoard className={styles.winners} />
        </AfterFirstPaint>
      </Card>
    </div>
  )
}
