import { Move, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { type Dismissal, Modal } from '#ui/modal/modal.tsx'
import styles from './dialog.module.css'
import { useMovable } from './use-movable.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  /** Names the dialog, and heads it. */
  title: ReactNode
  closeLabel: string
  /** Who may close it; see `Dismissal`. A base modal is `cover`, a generic modal `button`. */
  dismiss?: Dismissal | undefined
  /** Pixels, at most the window's; 600 for a base modal. On phones it is a sheet of full width. */
  width?: number | undefined
  /** Least height in pixels; 300 for a base modal, 200 for a generic one. */
  minHeight?: number | undefined
  /** Milliseconds until it shows; 100 for a generic modal. */
  delay?: number | undefined
  /**
   * Makes it movable within the window, by dragging its head and by the arrow keys on a handle, which this names:
   * it says that the arrow keys do it. A sheet on a phone stays where it is.
   */
  moveLabel?: string | undefined
  /** A picture beside the content, above it on phones: see `DialogScene`. */
  scene?: ReactNode
  /** Before the title: a way back. */
  lead?: ReactNode
  /** The children bring their own padding, as lists and panes do. */
  flush?: boolean | undefined
  children: ReactNode
}

/** A modal dialog; a sheet from below on phones. */
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
