import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatClock, formatWeekday } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { sendPictureTo } from '#lib/pictures/send-picture.ts'
import { type SentPicture, usePictureUploads } from '#lib/pictures/use-picture-uploads.ts'
import { randomKey } from '#lib/random-key/random-key.ts'
import type { Promotion } from '#shared/contract/endpoints/promotions.ts'
import { uploads } from '#shared/contract/endpoints/uploads.ts'
import { remarkLength } from '#shared/domain/constants.ts'
import { readDialled, readProse } from '#shared/domain/typed-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PictureUpload } from '#ui/picture-upload/picture-upload.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import type { Applications } from '../api/use-applications.ts'
import { checkApplication, remarkCount } from '../model/check-application.ts'
import { messengerNames } from '../model/messengers.ts'
import styles from './promotion-application.module.css'

type ApplicationFormProps = {
  promotion: Promotion
  apply: NonNullable<Promotion['apply']>
  /** How many more applications may be sent, and until when that counts. */
  week: { left: number; weekEnds: number }
  send: Applications['send']
}

const empty = () => ({ remark: '', contact: '', sent: [] as readonly SentPicture[], key: randomKey() })

/** The form of an application: pictures, a remark, and a number where the promotion asks for one. */
export function ApplicationForm({ promotion, apply, week, send }: ApplicationFormProps) {
  const { t } = useTranslation('promotions')
  const { tag } = useLanguage()
  const gateway = useGateway()
  const faultMessage = useFaultMessage()
  const [draft, setDraft] = useState(empty)
  const [checked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const pictures = usePictureUploads({
    sent: draft.sent,
    onAdd: (picture) => setDraft((last) => ({ ...last, sent: [...last.sent, picture] })),
    onRemove: (id) =>
      setDraft((last) => ({ ...last, sent: last.sent.filter((picture) => picture.id !== id) })),
    send: sendPictureTo(gateway, uploads.picture),
  })
  const messengers = messengerNames(promotion.redeemContacts ?? [])
  const failed = pictures.pending.filter(({ state }) => state === 'failed').length
  const faults = checkApplication(
    { ...draft, pictures: draft.sent.length, waiting: pictures.pending.length - failed, failed },
    { pictures: apply.pictures, contact: messengers.length > 0 },
  )
  const shown = checked ? faults : {}

  const submit = useSubmitOnce(async (_event: FormEvent<HTMLFormElement>) => {
    setChecked(true)
    const [first] = Object.keys(faults)
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"], [type="file"]`)?.focus()
    try {
      await send.mutateAsync({
        promotionId: promotion.promotionId,
        remark: readProse(draft.remark),
        pictures: draft.sent.map(({ id }) => id),
        ...(messengers.length > 0 && { contact: readDialled(draft.contact) }),
        requestKey: draft.key,
      })
      setDraft(empty)
      setChecked(false)
    } catch {
      // The failure is shown above the button, and what was typed stays.
    }
  })

  const until = `${formatWeekday(week.weekEnds - 1, tag)}, ${formatClock(week.weekEnds - 1, tag)}`
  const list = new Intl.ListFormat(tag, { type: 'disjunction' }).format(messengers)
  return (
    <Card className={styles.form}>
      <form ref={form} noValidate onSubmit={submit} aria-labelledby="apply">
        <div className={styles.heading}>
          <h2 id="apply">{t('apply.title')}</h2>
          <small className="num">{t('apply.left', { count: week.left, until })}</small>
        </div>
        {week.left === 0 ? (
          <Notice>{t('apply.none', { day: formatWeekday(week.weekEnds, tag) })}</Notice>
        ) : (
          <>
            {apply.pictures && (
              <PictureUpload
                label={t('apply.pictures')}
                error={shown.pictures && t(`fault.pictures.${shown.pictures}`)}
                uploads={pictures}
              />
            )}
            <Field
              label={t('apply.remark')}
              mark={
                <span className="num">
                  {t('apply.count', { count: remarkCount(draft.remark), most: remarkLength })}
                </span>
              }
              error={shown.remark && t('fault.remark', { most: remarkLength })}
            >
              <TextArea
                name="remark"
                rows={3}
                value={draft.remark}
                readOnly={send.isPending}
                onChange={({ target }) => setDraft((last) => ({ ...last, remark: target.value }))}
              />
            </Field>
            {messengers.length > 0 && (
              <Field
                label={t('apply.contact', { messengers: list })}
                hint={t('apply.contactHint')}
                error={shown.contact && t(`fault.contact.${shown.contact}`)}
              >
                <TextInput
                  name="contact"
                  type="tel"
                  autoComplete="tel"
                  aria-required
                  maxLength={30}
                  value={draft.contact}
                  readOnly={send.isPending}
                  onChange={({ target }) => setDraft((last) => ({ ...last, contact: target.value }))}
                />
              </Field>
            )}
            {send.error && !send.isPending && <Notice tone="danger">{faultMessage(send.error)}</Notice>}
            <Button
              type="submit"
              variant="primary"
              size="lg"
              block
              busy={send.isPending}
              busyLabel={t('apply.sending')}
            >
              <Send />
              <span>{t('apply.send')}</span>
            </Button>
            <p className="faint small">{t('apply.note')}</p>
          </>
        )}
        <p role="status" className="visually-hidden">
          {send.isSuccess && t('apply.sent')}
        </p>
      </form>
    </Card>
  )
}
