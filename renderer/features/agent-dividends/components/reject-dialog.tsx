import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useWhileMounted } from '#lib/forms/use-while-mounted.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDate } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { type DownlineRequest, longestReason } from '#shared/contract/endpoints/agent-dividends.ts'
import { readProse } from '#shared/domain/typed-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useRejectDividend } from '../api/use-dividend-requests.ts'
import { lastDayBefore, periodName } from '../model/period-name.ts'
import styles from './dividends.module.css'

type RejectDialogProps = { request: DownlineRequest; onClose: () => void }

/** Asks why a request is rejected, and rejects it. */
export function RejectDialog({ request, onClose }: RejectDialogProps) {
  const { t } = useTranslation(['agentDividends', 'common'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const faultMessage = useFaultMessage()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [checked, setChecked] = useState(false)
  const { mutateAsync, isPending, error, reset } = useRejectDividend()
  const { dividendId, account, amount, requested, until } = request
  const limit = longestReason
  const reason = readProse(text)
  const fault = reason === '' ? 'empty' : [...reason].length > limit ? 'long' : undefined
  const close = useWhileMounted(onClose)
  const submit = useSubmitOnce(async () => {
    setChecked(true)
    if (fault) return area.current?.focus()
    // A refusal is shown at the field, and the text stays.
    const isDone = await mutateAsync({ dividendId, requested, reason }).then(
      () => true,
      () => false,
    )
    if (!isDone) return
    showToast({ title: t('reject.done', { account }) })
    close()
  })
  const refusal = error === null ? undefined : faultMessage(error)
  return (
    <Dialog
      open
      dismiss="button"
      onClose={onClose}
      title={t('reject.title', { account })}
      closeLabel={t('common:action.close')}
      minHeight={200}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>
          {t('reject.about', {
            amount: formatCurrency(amount, money),
            period: periodName(request, tag),
            day: formatDate(lastDayBefore(until), tag),
          })}
        </p>
        <Field
          label={t('reject.reason')}
          error={checked && fault ? t(`reject.${fault}`, { limit }) : refusal}
          hint={t('reject.hint', { limit })}
        >
          <TextArea
            ref={area}
            name="reason"
            rows={3}
            value={text}
            data-autofocus=""
            onChange={(event) => {
              reset()
              setText(event.target.value)
            }}
          />
        </Field>
        <Button type="submit" variant="danger" size="lg" block busy={isPending} busyLabel={t('reject.busy')}>
          {t('reject.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
