import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import styles from './sheet.module.css'

export interface SheetProps {
  open: boolean
  onClose: () => void
  /** The edge it comes from. On phones, `end` comes from below. */
  side: 'start' | 'end' | 'bottom'
  title: ReactNode
  /** Shown instead of the title, for instance a logo. The title is then for screen readers only. */
  head?: ReactNode
  closeLabel: string
  children: ReactNode
}

/** A panel at an edge of the window: the navigation drawer; on phones also details and choices. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({ onClose, side, title, head, closeLabel, children }: Omit<SheetProps, 'open'>) {
  const titleId = useId()
  return (
    <Modal dismiss="cover" onClose={onClose} labelledBy={titleId} className={styles.place}>
      <div className={styles.sheet} data-side={side}>
        <header className={styles.head}>
          {head}
          <h2 id={titleId} className={head ? 'visually-hidden' : undefined}>
            {title}
          </h2>
          <IconButton label={closeLabel} className={styles.close} data-aside="" onClick={onClose}>
            <X />
          </IconButton>
        </header>
        {children}
      </div>
    </Modal>
  )
}
