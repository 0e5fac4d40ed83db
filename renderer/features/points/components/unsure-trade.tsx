import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

type UnsureTradeProps = { isAsking: boolean; onAsk: () => void }

/** Shown when the answer to a trade was lost and its fate is being looked up. */
export function UnsureTrade({ isAsking, onAsk }: UnsureTradeProps) {
  const { t } = useTranslation(['points', 'common'])
  return (
    <div aria-live="polite">
      <Notice
        tone="warn"
        action={
          <Button size="sm" busy={isAsking} onClick={onAsk}>
            {t('common:action.retry')}
          </Button>
        }
      >
        <b>{t('trade.unsure')}</b> {t('trade.unsureBody')}
      </Notice>
    </div>
  )
}
