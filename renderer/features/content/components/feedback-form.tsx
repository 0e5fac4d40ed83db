import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { sendPictureTo } from '#lib/pictures/send-picture.ts'
import { usePictureUploads } from '#lib/pictures/use-picture-uploads.ts'
import { randomKey } from '#lib/random-key/random-key.ts'
import { feedback } from '#shared/contract/endpoints/feedback.ts'
import { countWords } from '#shared/domain/words.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { PictureUpload } from '#ui/picture-upload/picture-upload.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { feedbackRules, useSendFeedback } from '../api/use-feedback.ts'
import { wordFault } from '../model/feedback-check.ts'
import { changeDraft, type FeedbackDraft } from '../model/feedback-draft.ts'
import { FeedbackFailure } from './feedback-failure.tsx'
import { FeedbackKinds } from './feedback-kinds.tsx'
import styles from './feedback-page.module.css'

type FeedbackFormProps = {
  onSent: (reference: string) => void
  /** The writer's account. Undefined for a visitor. */
  account: string | undefined
  draft: FeedbackDraft
  onChange: (change: (last: FeedbackDraft) => FeedbackDraft) => void
}

/** The feedback form. The draft is kept until the feedback has arrived. */
export function FeedbackForm({ onSent, account, draft, onChange }: FeedbackFormProps) {
  const { t } = useTranslation('feedback')
  const gateway = useGateway()
  const [checked, setChecked] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const { data: rules } = useQuery(feedbackRules(gateway))
  const send = useSendFeedback(account)
  const fault = wordFault(draft.content, rules)

  const change = (values: Parameters<typeof changeDraft>[1]) => onChange((last) => changeDraft(last, values))
  const uploads = usePictureUploads({
    sent: draft.pictures,
    onAdd: (picture) => onChange((last) => changeDraft(last, { pictures: [...last.pictures, picture] })),
    onRemove: (id) =>
      onChange((last) =>
        changeDraft(last, { pictures: last.pictures.filter((picture) => picture.id !== id) }),
      ),
    send: sendPictureTo(gateway, feedback.picture),
  })
  const unsent = uploads.pending.some(({ state }) => state === 'failed') ? 'failed' : 'waiting'
  const submit = useSubmitOnce(async (_event: FormEvent<HTMLFormElement>) => {
    setChecked(true)
    if (fault) return area.current?.focus()
    if (uploads.pending.length > 0) return
    const sent = { ...draft, key: draft.key || randomKey() }
    onChange(() => sent)
    try {
      onSent((await send.mutateAsync(sent)).reference)
    } catch {
      // The failure is shown above the button, and the draft stays.
    }
  })

  const range = rules && { min: rules.minWords, max: rules.maxWords }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FeedbackKinds taken={rules?.kinds} chosen={draft.kind} onChoose={(kind) => change({ kind })} />
      <Field
        label={t('content.label')}
        mark={range && t('content.range', range)}
        hint={t('content.hint')}
        error={
          checked &&
          fault &&
          t(`content.${fault}`, { min: rules?.minWords ?? '', max: rules?.maxWords ?? '' })
        }
        extra={
          <p className={`num ${styles.count}`}>{t('content.words', { count: countWords(draft.content) })}</p>
        }
      >
        <TextArea
          ref={area}
          rows={7}
          maxLength={8000}
          readOnly={send.isPending}
          aria-required
          value={draft.content}
          onChange={({ target }) => change({ content: target.value })}
        />
      </Field>
      <Field label={t('contact.label')} mark={t('contact.optional')} hint={t('contact.hint')}>
        <TextInput
          autoComplete="email"
          maxLength={120}
          readOnly={send.isPending}
          value={draft.contact}
          onChange={({ target }) => change({ contact: target.value })}
        />
      </Field>
      <PictureUpload
        label={t('pictures.label')}
        error={checked && uploads.pending.length > 0 && t(`pictures.${unsent}`)}
        uploads={uploads}
      />
      {send.error && !send.isPending && <FeedbackFailure error={send.error} />}
      <div>
        <Button type="submit" variant="primary" size="lg" busy={send.isPending} busyLabel={t('sending')}>
          <Send />
          <span>{t('send')}</span>
        </Button>
      </div>
    </form>
  )
}
