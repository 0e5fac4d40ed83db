import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { sendPictureTo } from '#lib/pictures/send-picture.ts'
import { type SentPicture, usePictureUploads } from '#lib/pictures/use-picture-uploads.ts'
import { uploads as uploadEndpoints } from '#shared/contract/endpoints/uploads.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PictureUpload } from '#ui/picture-upload/picture-upload.tsx'
import { useSendSlip } from '../api/use-change-order.ts'
import styles from './payment-panel.module.css'

/** Uploads the transfer's slip, with which the order goes to review. */
export function SlipForm({ orderId }: { orderId: string }) {
  const { t } = useTranslation('cashier')
  const gateway = useGateway()
  const faultMessage = useFaultMessage()
  const [pictures, setPictures] = useState<readonly SentPicture[]>([])
  const [checked, setChecked] = useState(false)
  const send = useSendSlip(orderId)
  const uploads = usePictureUploads({
    sent: pictures,
    onAdd: (picture) => setPictures((all) => [...all, picture]),
    onRemove: (id) => setPictures((all) => all.filter((picture) => picture.id !== id)),
    send: sendPictureTo(gateway, uploadEndpoints.picture),
  })
  const fault = uploads.pending.length > 0 ? 'running' : pictures.length === 0 ? 'required' : undefined
  const submit = useSubmitOnce(async (_event: FormEvent<HTMLFormElement>) => {
    setChecked(true)
    if (fault) return
    // Its failure is shown from the mutation's state.
    await send.mutateAsync(pictures.map(({ id }) => id)).catch(() => {})
  })
  return (
    <form noValidate className={styles.transfer} onSubmit={submit}>
      <PictureUpload
        label={t('slip.label')}
        error={checked && fault && t(`slip.${fault}`)}
        uploads={uploads}
      />
      {send.error && <Notice tone="danger">{faultMessage(send.error)}</Notice>}
      <Button type="submit" variant="primary" block busy={send.isPending} busyLabel={t('slip.sending')}>
        <Send />
        <span>{t('slip.send')}</span>
      </Button>
    </form>
  )
}
