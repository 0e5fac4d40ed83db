import type { EntryKind } from '#shared/domain/entry-kinds.ts'
import { KindIcon } from './kind-icon.tsx'
import styles from './record-cells.module.css'

type KindNameProps = {
  kind: EntryKind
  /** The kind in the language. */
  name: string
  /** What it is about, such as the payment channel. */
  title: string | null
}

/** The kind of an entry: the icon of its group, its name, and what it is about. */
export const KindName = ({ kind, name, title }: KindNameProps) => (
  <span className={styles.game}>
    <KindIcon kind={kind} />
    <span>
      {name}
      {title && (
        <small className={styles.about}>
          <bdi>{title}</bdi>
        </small>
      )}
    </span>
  </span>
)
