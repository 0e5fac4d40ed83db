import { Move, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { type Dismissal, Modal } from '#ui/modal/modal.tsx'
import styles from './dialog.module.css'
import { useMovable } from './use-movable.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  /** Title and accessible name of the dialog. */
  title: ReactNode
  closeLabel: string
  /** What closes it; see `Dismissal`. A base modal uses `cover`, a generic modal `button`. */
  dismiss?: Dismissal | undefined
  /** Width in pixels, at most the window's. Default 600. On phones it is a full-width sheet. */
  width?: number | undefined
  /** Minimum height in pixels. Default 300, the base modal's; a generic modal has 200. */
  minHeight?: number | undefined
  /** Milliseconds until it is shown; 100 for a generic modal. */
  delay?: number | undefined
  /**
   * Makes it movable within the window: by dragging its head, or by the arrow keys on a handle. This is the handle's
   * label, which should mention the arrow keys. On phones it can't be moved.
   */
  moveLabel?: string | undefined
  /** A picture beside the content, on phones above it: see `DialogScene`. */
  scene?: ReactNode
  /** Shown before the title, for instance a back button. */
  lead?: ReactNode
  /** The children have their own padding, as lists and panes do. */
  flush?: boolean | undefined
  children: ReactNode
}

/** A modal dialog; on phones a sheet from below. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  dismiss = 'cover',
  width = 600,
  minHeight = 300,
  delay,
  moveLabel,
  scene,
  lead,
  flush,
  children,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  const { panel, head, handle } = useMovable(moveLabel !== undefined)
  const size = { '--dialog-width': `${width}px`, '--dialog-height': `${minHeight}px` }
  return (
    <Modal dismiss={dismiss} onClose={onClose} delay={delay} labelledBy={titleId} className={styles.place}>
      <div
        ref={panel}
        className={styles.panel}
        style={size}
        data-scene={scene ? (width > 900 ? 'slim' : 'full') : undefined}
        data-flush={flush || undefined}
      >
        {scene && <div className={styles.scene}>{scene}</div>}
        <header className={styles.head} data-movable={moveLabel === undefined ? undefined : ''} {...head}>
          {lead}
          <h2 id={titleId}>{title}</h2>
          {moveLabel !== undefined && (
            <IconButton label={moveLabel} className={styles.handle} data-aside="" {...handle}>
              <Move />
            </IconButton>
          )}
        </header>
        {dismiss !== 'none' && (
          <IconButton label={closeLabel} className={styles.close} data-aside="" onClick={onClose}>
            <X />
          </IconButton>
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </Modal>
  )
}
