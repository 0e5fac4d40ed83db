import { Delete } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unlocking } from '#lib/platform/kiosk-controls.ts'
import { readFigures } from '#shared/domain/typed-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { otherSecret } from '#ui/secret/other-secret.ts'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { useSecondsLeft } from '../model/use-seconds-left.ts'
import styles from './kiosk.module.css'

type PinFormProps = {
  /** When the next PIN may be tried, in milliseconds since 1970. */
  waitsUntil: number
  unlock: (pin: string) => Promise<Unlocking['outcome']>
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
const longest = 12
const shortest = 4

/** Field for the PIN, with a number pad for machines without a keyboard. */
export function PinForm({ waitsUntil, unlock }: PinFormProps) {
  const { t } = useTranslation('kiosk')
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<'wrong' | 'failed'>()
  const waits = useSecondsLeft(waitsUntil)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const change = (next: string) => setPin(readFigures(next).replaceAll(/\D/g, '').slice(0, longest))

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || waits > 0 || pin === '') return input.current?.focus()
    // Too short to be a PIN, so don't spend a try on it.
    if (pin.length < shortest) return setFault('wrong')
    setBusy(true)
    setFault(undefined)
    try {
      const outcome = await unlock(pin)
      if (outcome === 'wrong') setFault('wrong')
    } catch {
      setFault('failed')
    }
    setPin('')
    setBusy(false)
    input.current?.focus()
  }

  return (
    <form className={styles.pin} noValidate onSubmit={handleSubmit}>
      <Field label={t('kiosk.operator.pin')} error={fault && t(`kiosk.operator.${fault}`)}>
        <TextInput
          ref={input}
          {...otherSecret}
          inputMode="numeric"
          value={pin}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      <p role="timer" className={styles.wait}>
        {waits > 0 && t('kiosk.operator.wait', { seconds: waits })}
      </p>
      <fieldset className={styles.pad} aria-label={t('kiosk.operator.pad')}>
        {digits.map((digit) => (
          <Button key={digit} onClick={() => change(pin + digit)}>
            {digit}
          </Button>
        ))}
        <Button aria-label={t('kiosk.operator.delete')} onClick={() => change(pin.slice(0, -1))}>
          <Delete />
        </Button>
      </fieldset>
      <Button type="submit" variant="primary" block busy={busy} busyLabel={t('kiosk.operator.unlocking')}>
        {t('kiosk.operator.unlock')}
      </Button>
    </form>
  )
}
