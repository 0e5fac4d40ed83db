import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import styles from './csv-export.module.css'

type ExportButtonProps = { running: boolean; disabled: boolean; onStart: () => void }

/** Starts an export. Shows only its icon on phones. */
export function ExportButton({ running, disabled, onStart }: ExportButtonProps) {
  const { t } = useTranslation('records')
  return (
    <Button
      size="sm"
      className={styles.button}
      aria-label={t('export.start')}
      disabled={disabled || running}
      onClick={onStart}
    >
      <Download />
      <span className="wide-only">{t('export.start')}</span>
    </Button>
  )
}
