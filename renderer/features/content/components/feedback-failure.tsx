import { useTranslation } from 'react-i18next'
import { answerLost } from '#lib/gateway/answer-lost.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { Notice } from '#ui/notice/notice.tsx'

/** Why sending failed. If the answer was lost, also says that it is safe to send again. */
export function FeedbackFailure({ error }: { error: Error }) {
  const { t } = useTranslation('feedback')
  const faultMessage = useFaultMessage()
  return (
    <Notice tone="danger">
      <span>{faultMessage(error)}</span> <span>{t(answerLost(faultOf(error)) ? 'lost' : 'kept')}</span>
    </Notice>
  )
}
