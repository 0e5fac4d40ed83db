import { brand } from 'virtual:brand'
import { RotateCw, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { inkOn } from '#shared/domain/ink-on.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Loader } from '#ui/spinner/spinner.tsx'
import { useChatRoom } from '../api/use-chat-room.ts'
import { useRoomy } from '../model/use-roomy.ts'
import styles from './chat-panel.module.css'
import { ChatRoom } from './chat-room.tsx'

/**
 * The chat's panel: beside the page, which stays usable, or over all of it on phones. Its bar has the colour of the
 * room's own header, so that both look like one.
 * @param known whether the account's type has been looked up.
 */
export function ChatPanel({ known }: { known: boolean }) {
  const roomy = useRoomy()
  const titleId = useId()
  const content = known ? <Room titleId={titleId} /> : <Bar titleId={titleId} />
  return roomy ? <Beside titleId={titleId}>{content}</Beside> : <Over titleId={titleId}>{content}</Over>
}

type PlaceProps = { titleId: string; children: ReactNode }

function Over({ titleId, children }: PlaceProps) {
  const close = useOverlays((state) => state.close)
  return (
    <Modal dismiss="cover" onClose={close} labelledBy={titleId} className={styles.over}>
      <div className={styles.panel}>{children}</div>
    </Modal>
  )
}

function Beside({ titleId, children }: PlaceProps) {
  const close = useOverlays((state) => state.close)
  const ref = useRef<HTMLDialogElement>(null)
  // `show` moves the focus into the dialog, and `close` returns it.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.show()
    return () => dialog?.close()
  }, [])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    <dialog
      ref={ref}
      className={`${styles.panel} ${styles.beside}`}
      aria-labelledby={titleId}
      onKeyDown={handleKeyDown}
    >
      {children}
    </dialog>
  )
}

function Room({ titleId }: { titleId: string }) {
  const { state, isFetching, refetch, noteUnread } = useChatRoom()
  return (
    <>
      <Bar titleId={titleId} onReload={() => void refetch()} busy={isFetching} />
      <ChatRoom state={state} busy={isFetching} onRetry={() => void refetch()} onUnread={noteUnread} />
    </>
  )
}

type BarProps = { titleId: string; onReload?: () => void; busy?: boolean }

function Bar({ titleId, onReload, busy }: BarProps) {
  const { t } = useTranslation(['chat', 'common', 'nav'])
  const close = useOverlays((state) => state.close)
  return (
    <>
      <div
        className={styles.bar}
        style={{ '--chat-head': brand.chatHeaderColor }}
        data-ink={inkOn(brand.chatHeaderColor)}
      >
        <h2 id={titleId}>{t('nav:chat.open')}</h2>
        {onReload && (
          <IconButton label={t('reload')} size="sm" data-aside="" aria-disabled={busy} onClick={onReload}>
            <RotateCw />
          </IconButton>
        )}
        <IconButton label={t('common:action.close')} size="sm" data-aside="" onClick={close}>
          <X />
        </IconButton>
      </div>
      {!onReload && (
        <div className={styles.room}>
          <Loader label={t('loading')} />
        </div>
      )}
    </>
  )
}
