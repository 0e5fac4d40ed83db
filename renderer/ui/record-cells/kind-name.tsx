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

/** A title without the kind that it begins with, as of "Income from friends, Nov 25". */
const beyond = (title: string, name: string) =>
  title.startsWith(name) ? title.slice(name.length).replace(/^[\s,，、:：·]+/u, '') : title

/** The kind of an entry: the icon of its group, its name, and what it is about. */
export function KindName({ kind, name, title }: KindNameProps) {
  const about = title && beyond(title, name)
  return (
    <span className={styles.game}>
      <KindIcon kind={kind} />
      <span>
        <span>{name}</span>
        {about && (
          <small className={styles.about}>
            <bdi>{about}</bdi>
          </small>
        )}
      </span>
    </span>
  )
}
