import { RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Captcha, captchaAddress } from '#lib/forms/captcha.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import * as constants from '#shared/domain/constants.ts'
import { FormField } from '#ui/form-field/form-field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import styles from './captcha-field.module.css'

type CaptchaFieldProps<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'control' | 'register'>
  name: FieldPath<Values>
  /** The captcha that the last refusal required. If it has no picture, the field requests one. */
  captcha?: Captcha | undefined
  /** Called with the id of the captcha shown, whenever that changes. */
  onShown: (id: string | undefined) => void
  /** Whether it gets the focus when a dialog opens with it. */
  first?: boolean
  placeholder?: string
  /** False if it may be left empty. */
  required?: boolean
}

const own: Captcha = { image: undefined }

/**
 * A captcha. Pressing its picture, or the placeholder if there is none, requests another one, at most once per
 * `captchaRefreshGuard`.
 */
export function CaptchaField<Values extends FieldValues>({
  form: { control, register },
  name,
  captcha = own,
  onShown,
  first = false,
  placeholder,
  required = true,
}: CaptchaFieldProps<Values>) {
  const { t } = useTranslation('auth')
  const gateway = useGateway()
  const lastAsked = useRef(0)
  const [fresh, setFresh] = useState<Captcha & { of: Captcha }>()
  const [failed, setFailed] = useState(false)
  const [broken, setBroken] = useState<string>()

  const { image, id } = fresh?.of === captcha ? fresh : captcha
  const shown = image === undefined || image === broken ? undefined : image

  const take = (given: Captcha) => {
    setFailed(given.image === undefined)
    if (given.image !== undefined) setFresh({ of: captcha, ...given })
  }
  const ask = () => {
    const now = performance.now()
    if (lastAsked.current > 0 && now - lastAsked.current < constants.captchaRefreshGuard) return
    lastAsked.current = now
    const answered = (given: Captcha) => {
      // Only the picture requested last is shown, whichever arrives last.
      if (lastAsked.current === now) take(given)
    }
    gateway.call(system.captcha, {}).then(
      (answer) => answered({ image: captchaAddress(answer.image), id: answer.id }),
      () => answered(own),
    )
  }
  const begin = useEffectEvent(ask)
  useEffect(() => {
    if (captcha.image === undefined) begin()
  }, [captcha])
  const reportShown = useEffectEvent(onShown)
  useEffect(() => reportShown(id), [id])

  const hint = failed ? t('captcha.failed') : image !== undefined && !shown && t('captcha.broken')
  return (
    <div className={styles.captcha}>
      <FormField control={control} name={name} label={t('field.captcha')} hint={hint}>
        <TextInput
          placeholder={placeholder ?? t('captcha.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          aria-required={required}
          data-autofocus={first ? '' : undefined}
          {...register(name)}
        />
      </FormField>
      <button type="button" className={styles.image} aria-label={t('captcha.refresh')} onClick={ask}>
        {shown === undefined ? (
          <span className={styles.none}>{t('captcha.refresh')}</span>
        ) : (
          <img src={shown} alt="" width={132} height={44} onError={() => setBroken(shown)} />
        )}
        <RotateCw />
      </button>
    </div>
  )
}
