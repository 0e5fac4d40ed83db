import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './account-area.module.css'
import { useAccount } from './use-account.ts'
import { useAccountEntries } from './use-account-entries.tsx'

/** Shows who is signed in. Opens the menu of the account's pages. */
export function AccountMenu() {
  const { t } = useTranslation(['common', 'member'])
  const entries = useAccountEntries()
  const { name, unread, face } = useAccount()
  return (
    <Menu
      label={t('header.account', { name: name ?? '' })}
      align="end"
      trigger={(props) => (
        <button {...props} type="button" className={styles.account}>
          <span className={styles.face}>
            <Avatar {...face} />
            <Badge count={unread} label={t('header.unread', { count: unread })} className={styles.unread} />
          </span>
          <span className={`clip ${styles.name}`}>{name ?? <Skeleton width="56px" />}</span>
          <ChevronDown />
        </button>
      )}
      items={entries.map(({ key, label, icon }) => ({ value: key, label, icon }))}
      onSelect={(chosen) => entries.find(({ key }) => key === chosen)?.go()}
    />
  )
}
