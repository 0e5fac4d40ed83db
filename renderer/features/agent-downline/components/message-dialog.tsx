import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { longestTeamMessage } from '#shared/contract/endpoints/agent-team.ts'
import { readProse } from '#shared/domain/typed-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { type MessageTarget, useTeamMessage } from '../api/use-team-message.ts'
import styles from './message-dialog.module.css'

type MessageDialogProps = { target: MessageTarget; onClose: () => void }

/** Writes a message to one downline, or to as many as are named before it is sent. */
export function MessageDialog({ target, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['agentDownline', 'common'])
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [checked, setChecked] = useState(false)
  const { mutateAsync, isPending, error, reset } = useTeamMessage(target)
  const count = 'count' in target ? target.count : 1
  const numbered = (value: number) => ({ count: value, number: formatCount(value, tag) })
  const limit = longestTeamMessage
  const words = readProse(text)
  const fault = words === '' ? 'empty' : [...words].length > limit ? 'long' : undefined
  const submit = useSubmitOnce(async () => {
    setChecked(true)
    if (fault) return area.current?.focus()
    try {
      const { recipients } = await mutateAsync(words)
      showToast({ title: t('message.done', numbered(recipients)) })
      onClose()
    } catch {
      // The failure is shown at the field, and the text stays.
    }
  })
  const refusal = error === null ? undefined : faultMessage(error)
  const message = checked && fault ? t(`message.${fault}`, { limit }) : refusal
  return (
    <Dialog
      open
      dismiss="button"
      onClose={onClose}
      title={
        'account' in target
          ? t('message.titleOne', { account: target.account })
          : t('message.titleAll', numbered(count))
      }
      closeLabel={t('common:action.close')}
      minHeight={200}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {'count' in target && <p>{t('message.who')}</p>}
        <Field label={t('message.text')} error={message} hint={t('message.hint', { limit })}>
          <TextArea
            ref={area}
            name="text"
            rows={5}
            value={text}
            data-autofocus=""
            onChange={(event) => {
              reset()
              setText(event.target.value)
            }}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={isPending}
          busyLabel={t('message.sending')}
        >
          {t('message.send', numbered(count))}
        </Button>
      </form>
    </Dialog>
  )
}
