import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Deposit } from '../api/use-deposit.ts'

/** Shown when the answer to a deposit was lost and its fate is being looked up. */
export function UnsureOrder({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation(['cashier', 'common'])
  return (
    <div aria-live="polite">
      <Notice
        tone="warn"
        action={
          <Button size="sm" busy={deposit.isAsking} onClick={deposit.ask}>
            {t('common:action.retry')}
          </Button>
        }
      >
        <b>{t('unsure.title')}</b> {t('unsure.body')}
      </Notice>
    </div>
  )
}
