import { type ReactNode, useId } from 'react'
import { IconTile, type Tone } from '#ui/icon-tile/icon-tile.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import styles from './confirm-dialog.module.css'
import { useTimeout } from './use-timeout.ts'

export interface ConfirmDialogProps {
  open: boolean
  /** Told what closed it: Escape or a press beside it, or its time. */
  onClose: (by: 'cover' | 'timeout') => void
  icon: ReactNode
  tone?: Tone | undefined
  title: ReactNode
  children: ReactNode
  /** The buttons, the safe one first: it has the focus. Each says what it does. */
  actions: ReactNode
  /** Whether Escape and a click beside it close it; true unless an answer is needed. */
  cover?: boolean | undefined
  /** Milliseconds after which it closes by itself. They rest while it is pointed at, and end with a key's use. */
  timeout?: number | undefined
  /** Tells the seconds that are left of its time. */
  closesIn?: ((seconds: number) => string) | undefined
}

/** A question, or something that must be known: 400 wide, icon, title, words, buttons. */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirm {...rest} /> : null
}

function OpenConfirm({
  onClose,
  icon,
  tone = 'accent',
  title,
  children,
  actions,
  cover = true,
  timeout,
  closesIn,
}: Omit<ConfirmDialogProps, 'open'>) {
  const id = useId()
  const { seconds, handlers } = useTimeout(timeout, () => onClose('timeout'))
  return (
    <Modal
      dismiss={cover ? 'cover' : 'none'}
      onClose={() => onClose('cover')}
      labelledBy={`${id}-title`}
      describedBy={`${id}-words`}
      className={styles.place}
    >
      <div className={styles.dialog} {...handlers}>
        <IconTile tone={tone}>{icon}</IconTile>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-words`} className={styles.words}>
          {children}
        </div>
        {seconds !== undefined && closesIn && (
          <p role="timer" className={styles.timer}>
            {closesIn(seconds)}
          </p>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </Modal>
  )
}
