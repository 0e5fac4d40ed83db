import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'

type CopiedTextProps = {
  text: string
  /** Names the text. */
  what: string
  className?: string
}

/** A text to be used exactly as it is, with a button that copies it. */
export function CopiedText({ text, what, className }: CopiedTextProps) {
  const { t } = useTranslation('cashier')
  const handleCopy = () => {
    const said = () => void showToast({ title: t('copied') })
    // If the browser denies clipboard access, the text is still there to read.
    navigator.clipboard.writeText(text).then(said, () => {})
  }
  return (
    <>
      <span translate="no" className={className}>
        {text}
      </span>
      <IconButton label={t('copy', { what })} size="sm" onClick={handleCopy}>
        <Copy />
      </IconButton>
    </>
  )
}
