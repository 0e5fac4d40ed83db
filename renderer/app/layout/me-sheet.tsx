import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Balance } from '../header/balance.tsx'
import { useAccount } from '../header/use-account.ts'
import { useAccountEntries } from '../header/use-account-entries.tsx'
import { ChatItem } from './chat-item.tsx'
import styles from './sheets.module.css'

/** The account menu on phones: name, balance, links and signing out. */
export function MeSheet() {
  const { t } = useTranslation(['common', 'member'])
  const entries = useAccountEntries()
  const show = useOverlays((state) => state.show)
  const close = useOverlays((state) => state.close)
  const { name, unread, face } = useAccount()
  return (
    <Sheet
      open
      onClose={close}
      side="bottom"
      title={t('header.account', { name: name ?? '' })}
      head={<span className={styles.grip} />}
      closeLabel={t('action.close')}
    >
      <div className={styles.me}>
        <Avatar size="lg" {...face} />
        <b className="grow clip">{name}</b>
        <Badge count={unread} label={t('header.unread', { count: unread })} />
        <Balance />
      </div>
      <ul className={styles.places}>
        {entries.map(({ key, label, icon, go }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                close()
                go()
              }}
            >
              {icon}
              <span>{label}</span>
            </button>
          </li>
        ))}
        <ChatItem />
        <li>
          <button type="button" onClick={() => show({ name: 'signOut' })}>
            <LogOut />
            <span>{t('action.signOut')}</span>
          </button>
        </li>
      </ul>
    </Sheet>
  )
}
