import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { DepositDesk } from './deposit-desk.tsx'
import { DepositGuard } from './deposit-guard.tsx'
import styles from './deposit-overlay.module.css'

/** The deposit as a sheet beside a running game. It is below the game's header, which stays visible. */
export function DepositOverlay() {
  const { t } = useTranslation(['cashier', 'common'])
  const close = useOverlays((state) => state.close)
  const titleId = useId()
  return (
    <Modal dismiss="cover" onClose={close} labelledBy={titleId} className={styles.place}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={titleId}>{t('title')}</h2>
          <IconButton label={t('common:action.close')} data-aside="" onClick={close}>
            <X />
          </IconButton>
        </header>
        <p className={styles.note}>{t('sheetNote')}</p>
        <DepositGuard>
          <DepositDesk layout="sheet" />
        </DepositGuard>
      </div>
    </Modal>
  )
}
