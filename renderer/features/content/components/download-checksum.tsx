import { ShieldCheck } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { Notice } from '#ui/notice/notice.tsx'
import styles from './download-page.module.css'

/** Lets people check that the file they have is the operator's. */
export function DownloadChecksum({ sum }: { sum: string }) {
  const { t } = useTranslation('content')
  return (
    <div className={styles.checksum}>
      <Notice icon={<ShieldCheck />}>
        <Trans
          t={t}
          i18nKey="download.checksum"
          values={{ sum }}
          components={{ sum: <code translate="no" /> }}
        />
      </Notice>
    </div>
  )
}
