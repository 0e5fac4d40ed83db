import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { ExportState } from '#lib/records/use-csv-export.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import styles from './csv-export.module.css'

type ExportProgressProps = { state: ExportState; onStart: () => void; onStop: () => void }

/** Progress and result of an export. Renders nothing if there is none. */
export function ExportProgress({ state, onStart, onStop }: ExportProgressProps) {
  const { t } = useTranslation(['records', 'common'])
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  if (state.status === 'idle') return null
  if (state.status === 'failed')
    return (
      <Notice
        tone="danger"
        action={
          <Button size="sm" onClick={onStart}>
            {t('common:action.retry')}
          </Button>
        }
      >
        <b>{t('export.failed')}</b> <span>{faultMessage(state.error)}</span>
      </Notice>
    )
  const { rows, total } = state
  const counted = { rows: formatCount(rows, tag), total: formatCount(total, tag) }
  if (state.status === 'done')
    return (
      <div role="status">
        <Notice icon={<Download />}>{t('export.done', { rows: counted.rows })}</Notice>
      </div>
    )
  const percent = total > 0 ? Math.floor((rows * 100) / total) : 0
  return (
    <div className={styles.progress}>
      <Download />
      <div className="grow">
        <div className="spread">
          <b role="status">{t('export.running')}</b>
          <span className="num tiny">{t('export.progress', { ...counted, percent })}</span>
        </div>
        <progress max={100} value={percent} aria-label={t('export.start')} />
      </div>
      <Button variant="quiet" size="sm" aria-label={t('export.stopLabel')} onClick={onStop}>
        {t('export.stop')}
      </Button>
    </div>
  )
}
