import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTypedAmount, writeTypedAmount } from '#lib/forms/amount.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { formatUntil } from '#lib/limits/format-until.ts'
import {
  type LimitKind,
  type LimitPeriod,
  type LimitsOverview,
  limitKinds,
  limitPeriods,
  limits,
  type PlayLimit,
} from '#shared/contract/endpoints/limits.ts'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { useLimitChange } from '../api/use-limits.ts'
import { checkLimit, longestTime, moneyRange, readLimit } from '../model/check-limit.ts'
import { EffectText } from './effect-text.tsx'
import styles from './limits.module.css'

type LimitFormProps = {
  overview: LimitsOverview
  /** The limit to change. Omitted for a new one. */
  limit?: PlayLimit
  onClose: (saved?: string) => void
}

/** Sets, changes or removes a limit, and says before what happens when. */
export function LimitForm({ overview, limit, onClose }: LimitFormProps) {
  const { t } = useTranslation('limits')
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const change = useLimitChange(limits.set)
  const head = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [kind, setKind] = useState<LimitKind>(limit?.kind ?? 'deposit')
  const [period, setPeriod] = useState<LimitPeriod>(limit?.period ?? 'day')
  const [text, setText] = useState(limit?.own ? written(limit.kind, limit.own) : '')
  const [checked, setChecked] = useState(false)
  useEffect(() => head.current?.focus(), [])

  const current = overview.limits.find((one) => one.kind === kind && one.period === period)
  const fault = checked ? checkLimit(kind, period, text) : undefined
  const error =
    fault &&
    t(`fault.${fault}`, {
      min: writeMoney(moneyRange.min, tag, 'whole'),
      max: fault === 'minutes' ? longestTime[period] : writeMoney(moneyRange.max, tag, 'whole'),
    })
  const wanted = readLimit(kind, period, text)

  const save = async (value: string | null) => {
    const answer = await change.mutateAsync({ kind, period, limit: value }).catch(() => undefined)
    const now = answer?.limits.find((one) => one.kind === kind && one.period === period)
    if (!now) return
    const from = now.pending && formatUntil(now.pending.from, tag)
    onClose(from ? t('saved.later', { from }) : t('saved.now'))
  }
  const handleSubmit = useSubmitOnce(async () => {
    setChecked(true)
    if (wanted !== undefined) await save(wanted)
  })
  return (
    <form className={styles.form} aria-labelledby={titleId} noValidate onSubmit={handleSubmit}>
      <h4 id={titleId} ref={head} tabIndex={-1}>
        {limit ? t(`name.${kind}.${period}`) : t('list.add')}
      </h4>
      <FormFailure failure={change.error ? faultMessage(change.error) : undefined} />
      {!limit && (
        <>
          <SegmentedControl
            label={t('form.kind')}
            segments={limitKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            onValueChange={(value) => {
              setKind(value)
              setText('')
              setChecked(false)
            }}
          />
          <SegmentedControl
            label={t('form.period')}
            segments={limitPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
            value={period}
            onValueChange={setPeriod}
          />
        </>
      )}
      {kind === 'time' ? (
        <Field label={t('form.minutes')} hint={t('explain.time')} error={error}>
          <TextInput inputMode="numeric" value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      ) : (
        <AmountField
          label={t('form.amount')}
          hint={t(`explain.${kind}`, { zone: zoneName(tag) })}
          error={error}
          value={text}
          onValueChange={setText}
        />
      )}
      {current && <EffectText limit={current} wanted={wanted} wait={overview.wait} />}
      <div className={styles.actions}>
        <Button type="submit" variant="accent" busy={change.isPending}>
          {t('form.save')}
        </Button>
        <Button onClick={() => onClose()}>{t('form.cancel')}</Button>
        {limit?.own && (
          <Button variant="quiet" busy={change.isPending} onClick={() => void save(null)}>
            {t('form.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** A limit as it would be typed. */
function written(kind: LimitKind, own: NonNullable<PlayLimit['own']>): string {
  const amount = readTypedAmount(own)
  return kind === 'time' ? String(Number(own)) : amount ? writeTypedAmount(amount) : ''
}
