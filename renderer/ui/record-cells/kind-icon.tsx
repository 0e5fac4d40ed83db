import {
  ArrowLeftRight,
  CircleArrowDown,
  CircleArrowUp,
  Gift,
  type LucideIcon,
  ReceiptText,
  Spade,
} from 'lucide-react'
import { type EntryGroup, type EntryKind, groupOf } from '#shared/domain/entry-kinds.ts'
import styles from './record-cells.module.css'

const icons: Record<EntryGroup, LucideIcon> = {
  deposits: CircleArrowDown,
  withdrawals: CircleArrowUp,
  transfers: ArrowLeftRight,
  play: Spade,
  bonuses: Gift,
  others: ReceiptText,
}

/** The icon of an entry's group. */
export function KindIcon({ kind }: { kind: EntryKind }) {
  const Icon = icons[groupOf(kind)]
  return (
    <span className={styles.thumb}>
      <Icon />
    </span>
  )
}
