import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { sendPictureTo } from '#lib/pictures/send-picture.ts'
import { type SentPicture, usePictureUploads } from '#lib/pictures/use-picture-uploads.ts'
import { uploads as uploadCalls } from '#shared/contract/endpoints/uploads.ts'
import { remarkLength, type Withdrawal } from '#shared/contract/endpoints/withdrawals.ts'
import { readProse } from '#shared/domain/typed-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PictureUpload } from '#ui/picture-upload/picture-upload.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { useAnswer } from '../api/use-answer.ts'
import { ReceiptChoice } from './receipt-choice.tsx'

/** Received, or not received with pictures as proof and a remark. */
export function ReceiptForm({ order }: { order: Withdrawal }) {
  const { t } = useTranslation('withdrawals')
  const gateway = useGateway()
  const faultMessage = useFaultMessage()
  const { busy, answer } = useAnswer(order.orderId)
  const [received, setReceived] = useState<boolean>()
  const [sent, setSent] = useState<readonly SentPicture[]>([])
  const [remark, setRemark] = useState('')
  const [failure, setFailure] = useState<string>()
  const [tried, setTried] = useState(false)
  const uploads = usePictureUploads({
    sent,
    onAdd: (picture) => setSent((all) => [...all, picture]),
    onRemove: (id) => setSent((all) => all.filter((picture) => picture.id !== id)),
    send: sendPictureTo(gateway, uploadCalls.picture),
  })
  const typed = [...readProse(remark)].length
  const proofFault =
    uploads.pending.length > 0 ? t('receipt.fault.pending') : sent.length === 0 && t('receipt.fault.proof')
  const remarkFault = typed > remarkLength && t('receipt.fault.remark', { most: remarkLength, typed })

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setFailure(undefined)
    if (received === undefined || (!received && (proofFault || remarkFault))) return
    const pictures = received ? [] : sent.map(({ id }) => id)
    const error = await answer({ received, ...(!received && { pictures, remark: readProse(remark) }) })
    if (error !== undefined) setFailure(faultMessage(error))
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <h3>{t('receipt.question')}</h3>
      <ReceiptChoice
        value={received}
        onChoose={setReceived}
        fault={tried && received === undefined && t('receipt.fault.choose')}
      />
      {received === false && (
        <>
          <PictureUpload label={t('receipt.proof')} uploads={uploads} error={tried && proofFault} />
          <Field
            label={t('receipt.remark')}
            mark={`${typed} / ${remarkLength}`}
            hint={t('receipt.remarkHint')}
            error={remarkFault}
          >
            <TextArea rows={2} value={remark} onChange={({ target }) => setRemark(target.value)} />
          </Field>
        </>
      )}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={t('receipt.busy')}>
        {t(received === false ? 'receipt.sendMissing' : 'receipt.sendReceived')}
      </Button>
    </form>
  )
}
