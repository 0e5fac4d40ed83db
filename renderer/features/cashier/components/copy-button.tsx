import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'

/** Copies a text. `what` names it. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation('cashier')
  const handleCopy = () => {
    const said = () => void showToast({ title: t('copied') })
    // If the browser denies clipboard access, the text is still there to read.
    navigator.clipboard.writeText(text).then(said, () => {})
  }
  return (
    <IconButton label={t('copy', { what })} size="sm" onClick={handleCopy}>
      <Copy />
    </IconButton>
  )
}
