import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { report } from '#lib/log/report.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { ChatMessage } from '#shared/domain/chat-messages.ts'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Loader } from '#ui/spinner/spinner.tsx'
import type { RoomState } from '../api/use-chat-room.ts'
import { ChatFrame } from './chat-frame.tsx'
import styles from './chat-panel.module.css'

/** Milliseconds the room's page may take to load. */
const timeout = 20_000

type ChatRoomProps = {
  state: RoomState
  /** Whether a new address is being requested. */
  busy: boolean
  onRetry: () => void
  onUnread: (count: number) => void
}

/** The room, or why it isn't there: still loading or failed, with a retry button. */
export function ChatRoom({ state, busy, onRetry, onUnread }: ChatRoomProps) {
  const { t } = useTranslation(['chat', 'common'])
  const faultMessage = useFaultMessage()
  const refused = state.kind === 'refused'
  useEffect(() => {
    if (refused) report('warn', 'the chat’s address is none of the brand’s chat hosts')
  }, [refused])

  if (state.kind === 'open')
    return <OpenRoom key={state.url.href} url={state.url} onRetry={onRetry} onUnread={onUnread} />
  if (state.kind === 'asking')
    return (
      <div className={styles.room}>
        <Loader label={t('loading')} />
      </div>
    )
  const retry = { label: t('common:action.retry'), onPress: onRetry, busy }
  return (
    <div className={styles.room}>
      <div className={styles.message}>
        <FailureState title={t('failed')} retry={retry}>
          {refused ? t('refused') : faultMessage(state.error)}
        </FailureState>
      </div>
    </div>
  )
}

function OpenRoom({ url, onRetry, onUnread }: { url: URL } & Pick<ChatRoomProps, 'onRetry' | 'onUnread'>) {
  const { t } = useTranslation(['chat', 'common'])
  const close = useOverlays((state) => state.close)
  const [phase, setPhase] = useState<'loading' | 'there' | 'late'>('loading')
  useEffect(() => {
    const timer = setTimeout(() => setPhase((now) => (now === 'loading' ? 'late' : now)), timeout)
    return () => clearTimeout(timer)
  }, [])

  const handleMessage = (message: ChatMessage) => {
    if (message.type === 'chatClose') close()
    else if (message.type === 'chatUnread') onUnread(message.unReadCount)
    else setPhase('there')
  }
  if (phase === 'late')
    return (
      <div className={styles.room}>
        <div className={styles.message}>
          <FailureState title={t('failed')} retry={{ label: t('common:action.retry'), onPress: onRetry }}>
            {t('late')}
          </FailureState>
        </div>
      </div>
    )
  return (
    <div className={styles.room}>
      <ChatFrame url={url} title={t('room')} onLoad={() => setPhase('there')} onMessage={handleMessage} />
      {phase === 'loading' && <Loader label={t('loading')} />}
    </div>
  )
}
