import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useLoginDraft } from '../login/model/login-draft.ts'
import type { RegistrationValues } from './model/registration-fields.ts'
import type { Trouble } from './use-registration.ts'

type ErrorSummaryProps = {
  form: UseFormReturn<RegistrationValues>
  order: readonly (keyof RegistrationValues)[]
  trouble: Trouble | undefined
}

/** Shown above the form: how many fields have errors, or why the registration failed as a whole. */
export function ErrorSummary({ form, order, trouble }: ErrorSummaryProps) {
  const { t } = useTranslation(['register', 'errors'])
  const count = useFocusFirstError(form, order)
  const place = useRef<HTMLDivElement>(null)
  // The submit button is at the other end of a long form, so scroll the message into view.
  useEffect(() => {
    if (trouble) place.current?.scrollIntoView({ block: 'nearest' })
  }, [trouble])

  if (count === 0 && !trouble) return null
  return (
    <div ref={place}>
      <Notice tone="danger" action={count === 0 && trouble?.logIn && <LogInInstead form={form} />}>
        <b>{count > 0 ? t('errors', { count }) : trouble?.message}</b>
        {/* The message for a lost connection already says so. */}
        {count === 0 && trouble?.message !== t('errors:fault.offline') && <span>{` ${t('kept')}`}</span>}
      </Notice>
    </div>
  )
}

/** Continues at the login with the name and password of the registration. */
function LogInInstead({ form }: Pick<ErrorSummaryProps, 'form'>) {
  const { t } = useTranslation('register')
  const show = useOverlays((state) => state.show)
  const hand = useLoginDraft((state) => state.hand)
  const handleClick = () => {
    const { username, password, mobileNum, country } = form.getValues()
    const byName = username.trim() !== ''
    hand({ values: { username, password, mobileNum, country }, way: byName ? 'username' : 'sms' })
    show({ name: 'login' })
  }
  return (
    <Button size="sm" onClick={handleClick}>
      {t('logIn')}
    </Button>
  )
}
