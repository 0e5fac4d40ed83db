import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { overlayIntent } from '../overlays/overlay-parts.ts'
import styles from './account-area.module.css'

/** Asks before it signs out. */
export function SignOutButton() {
  const { t } = useTranslation()
  const show = useOverlays((state) => state.show)
  const label = t('action.signOut')
  return (
    <Tooltip text={label}>
      <IconButton
        label={label}
        className={styles.signOut}
        {...overlayIntent('signOut')}
        onClick={() => show({ name: 'signOut' })}
      >
        <LogOut />
      </IconButton>
    </Tooltip>
  )
}
