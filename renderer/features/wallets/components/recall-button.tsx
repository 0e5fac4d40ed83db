import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import type { Recall } from '../api/use-wallet-money.ts'

/** Brings the money of all vendors back with one request. Off while no vendor holds any. */
export function RecallButton({ recall, empty }: { recall: Recall; empty: boolean }) {
  const { t } = useTranslation('wallets')
  const { step } = recall.state
  const handleRecall = () => {
    if (step === 'settled') recall.again()
    void recall.send({})
  }
  return (
    <Button
      variant="accent"
      disabled={empty && step !== 'sending'}
      busy={step === 'sending' || step === 'unknown'}
      busyLabel={t('recall.busy')}
      onClick={handleRecall}
    >
      <Undo2 />
      <span>{t('recall.button')}</span>
    </Button>
  )
}
