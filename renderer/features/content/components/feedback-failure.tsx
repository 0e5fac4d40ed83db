import { useTranslation } from 'react-i18next'
import { answerLost } from '#lib/gateway/answer-lost.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { Notice } from '#ui/notice/notice.tsx'

/** Why it was not sent; where nobody knows whether it arrived, that sending again does no harm. */
export function FeedbackFailure({ error }: { error: Error }) {
  const { t } = useTranslation('feedback')
  const faultMessage = useFaultMessage()
  return (
    <Notice tone="danger">
      {faultMessage(error)} {t(answerLost(faultOf(error)) ? 'lost' : 'kept')}
    </Notice>
  )
}
