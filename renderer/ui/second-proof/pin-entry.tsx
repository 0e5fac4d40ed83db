import { useQuery } from '@tanstack/react-query'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { Button } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PinField } from '#ui/pin-input/pin-field.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './pin-entry.module.css'
import { pinQuery } from './pin-query.ts'
import type { PinSetUp } from './pin-sheet.tsx'
import { PinTries } from './pin-tries.tsx'

type PinEntryProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  /** Whether a heading says what it is. */
  hideLabel?: boolean
  /** Opens the sheet that sets a first one, or replaces a forgotten one. */
  onSetUp: (task: PinSetUp) => void
}

/** The payment password that money leaves by, and a way to set a first one or replace a forgotten one. */
export function PinEntry<Values extends FieldValues>({
  control,
  name,
  hideLabel = false,
  onSetUp,
}: PinEntryProps<Values>) {
  const { t } = useTranslation('withdrawals')
  const query = useQuery(pinQuery(useGateway()))
  const { data: pin, isError } = query
  if (!pin)
    return isError ? <LoadFailure query={query} title={t('pin.failed')} /> : <Skeleton height="64px" />
  return (
    <div className={styles.pin}>
      {pin.set ? (
        <>
          <PinTries pin={pin} />
          <PinField control={control} name={name} label={t('pin.label')} hideLabel={hideLabel} />
          <button type="button" className="link small" onClick={() => onSetUp('reset')}>
            {t('pin.task.reset')}
          </button>
        </>
      ) : (
        <>
          <Notice>
            <b>{t('pin.first')}</b> <span>{t('pin.firstBody')}</span>
          </Notice>
          <Button onClick={() => onSetUp('set')}>{t('pin.set.submit')}</Button>
        </>
      )}
    </div>
  )
}
