import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkRate, keptRate, plainRate } from '#lib/forms/rate.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatDate } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { DownlineRates } from '#shared/contract/endpoints/agent-team.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useSetRate } from '../api/use-set-rate.ts'
import styles from './downline-detail.module.css'

type RateFormProps = { accountId: string; account: string; rates: DownlineRates }

/** Sets a rate within its bounds, by typing or with a slider. */
export function RateForm({ accountId, account, rates }: RateFormProps) {
  const { t } = useTranslation('agentDownline')
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { lowest, lowestLine, highest, from } = rates
  const before = rates.next?.rate ?? rates.rate
  const [typed, setTyped] = useState(before)
  // What the gateway has. A second press may come before the new rate has been rendered.
  const latest = useRef(plainRate(before))
  const { mutateAsync, isPending, error, reset } = useSetRate(accountId)
  const percent = (value: string) => formatPercent(value, tag)
  const bounds = { lowest: percent(lowest), highest: percent(highest) }
  const fault = checkRate(typed, rates)
  const isChanged = fault !== undefined || plainRate(typed) !== plainRate(before)
  const form = useRef<HTMLFormElement>(null)
  // The buttons that appear take room, and mustn't push the field out of sight or cover it.
  useEffect(() => {
    if (isChanged) form.current?.scrollIntoView({ block: 'nearest' })
  }, [isChanged])
  const day = formatDate(from, tag)
  const handleTyped = (value: string) => {
    reset()
    setTyped(value)
  }
  const handleSubmit = useSubmitOnce(async () => {
    if (fault) return
    const rate = plainRate(typed)
    if (rate === latest.current) return
    // A failure is shown at the field.
    const isSet = await mutateAsync(rate).then(
      () => true,
      () => false,
    )
    if (!isSet) return
    latest.current = rate
    showToast({ title: t('rate.done', { account, rate: percent(rate), day }) })
  })
  const refusal = error === null ? undefined : faultMessage(error)
  const message = fault ? t(`rate.${fault}`, bounds) : refusal
  const hint = lowestLine
    ? t('rate.boundsLine', { ...bounds, account: lowestLine.account })
    : t('rate.bounds', bounds)
  return (
    <form ref={form} className={styles.rate} noValidate onSubmit={handleSubmit}>
      <div className={styles.choice}>
        <Field label={t('rate.field')} error={message} hint={hint}>
          <TextInput
            name="rate"
            size="sm"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            suffix="%"
            value={typed}
            onChange={(event) => handleTyped(event.target.value)}
          />
        </Field>
        <label className={styles.slide}>
          <span className="visually-hidden">{t('rate.title')}</span>
          <input
            type="range"
            min={lowest}
            max={highest}
            step={0.01}
            value={fault ? before : plainRate(typed)}
            aria-valuetext={fault ? undefined : percent(typed)}
            onChange={(event) => handleTyped(event.target.value)}
          />
          <span aria-hidden="true">
            <span>{bounds.lowest}</span>
            <span>{bounds.highest}</span>
          </span>
        </label>
      </div>
      {isChanged && !fault && (
        <Notice>{t('rate.effect', { day, account, kept: percent(keptRate(highest, typed)) })}</Notice>
      )}
      {isChanged && (
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={() => handleTyped(before)}>
            {t('rate.discard')}
          </Button>
          <Button type="submit" variant="primary" busy={isPending} disabled={fault !== undefined}>
            {t('rate.set', { rate: fault ? percent(before) : percent(typed) })}
          </Button>
        </div>
      )}
    </form>
  )
}
