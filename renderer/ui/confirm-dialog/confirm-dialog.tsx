import { type ReactNode, useId } from 'react'
import { IconTile, type Tone } from '#ui/icon-tile/icon-tile.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import styles from './confirm-dialog.module.css'
import { useTimeout } from './use-timeout.ts'

export interface ConfirmDialogProps {
  open: boolean
  /** `cover`: closed by Escape or a click beside it. `timeout`: its time ran out. */
  onClose: (by: 'cover' | 'timeout') => void
  icon: ReactNode
  tone?: Tone | undefined
  title: ReactNode
  children: ReactNode
  /** The buttons, the safe one first, because it gets the focus. Each names its action. */
  actions: ReactNode
  /** Whether Escape and a click beside it close it. Default true; false if an answer is required. */
  cover?: boolean | undefined
  /** Milliseconds after which it closes. Paused while hovered, and cancelled once a key is pressed in it. */
  timeout?: number | undefined
  /** Text with the seconds left until it closes. */
  closesIn?: ((seconds: number) => string) | undefined
}

/** A question or important message: 400 px wide, with icon, title, text and buttons. */
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
