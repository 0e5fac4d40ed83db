import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClientControls } from '#lib/platform/platform.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import styles from './client-settings.module.css'

type Outcome = Awaited<ReturnType<ClientControls['saveSupportBundle']>>

/** Saves a file with diagnostic data for support. */
export function SupportSection({ save }: { save: ClientControls['saveSupportBundle'] }) {
  const { t } = useTranslation('client')
  const [outcome, setOutcome] = useState<Outcome | 'saving'>()

  function handleSave() {
    setOutcome('saving')
    save().then(setOutcome, () => setOutcome('failed'))
  }

  return (
    <div className={styles.section}>
      <p className={styles.lead}>{t('supportFile.lead')}</p>
      {outcome === 'failed' && <Notice tone="danger">{t('supportFile.failed')}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" busy={outcome === 'saving'} onClick={handleSave}>
          {t('supportFile.save')}
        </Button>
        <span role="status" className={styles.lead}>
          {outcome === 'saved' && t('supportFile.saved')}
        </span>
      </div>
    </div>
  )
}
