import { formatMoment } from '#lib/i18n/format-dates.ts'
import styles from './record-time.module.css'

type RecordTimeProps = {
  time: number
  /** What the record is about. Shown only on a card, which has no room for a column of it. */
  about: string
}

/** When something happened, in the first column of a table or as the note of a card. */
export const RecordTime = ({ time, about }: RecordTimeProps) => (
  <span className={styles.time}>
    <span className={styles.about}>
      <bdi>{about}</bdi>
      <span>, </span>
    </span>
    <span className="num">{formatMoment(time)}</span>
  </span>
)
