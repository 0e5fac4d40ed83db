import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkRange, longestRange, type RangeFault } from '#lib/records/date-range.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import styles from './date-range.module.css'
import type { DateRangePickerProps } from './date-range-picker-props.ts'

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** First and last day of a range, in the browser's own date fields. */
export function DateRangeForm({ range, latest, onRange }: DateRangePickerProps) {
  const { t } = useTranslation('records')
  const [fault, setFault] = useState<RangeFault>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const checked = checkRange(textOf(data, 'from'), textOf(data, 'to'))
    if (typeof checked === 'string') setFault(checked)
    else onRange(checked)
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit} onChange={() => setFault(undefined)}>
      <Field label={t('dates.from')}>
        <TextInput
          type="date"
          name="from"
          size="sm"
          defaultValue={range.from}
          max={latest}
          data-autofocus=""
        />
      </Field>
      <Field label={t('dates.to')} error={fault && t(`dates.fault.${fault}`, { days: longestRange })}>
        <TextInput type="date" name="to" size="sm" defaultValue={range.to} max={latest} />
      </Field>
      <Button type="submit" size="sm" variant="accent">
        {t('dates.apply')}
      </Button>
    </form>
  )
}
