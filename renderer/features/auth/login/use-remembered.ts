import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RememberedLogin } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { LoginValues } from './model/login.ts'

type Remembered = {
  /** The username whose password the desktop's vault has. */
  heldFor: string | undefined
  /** Stops using the vault's password, because it proved wrong. It must be typed then. */
  distrust(): void
  forget(): void
}

/**
 * Fills in the login remembered on this device, but not over what was typed.
 * @param onRemembered called once with the remembered login, unless typing has begun.
 */
export function useRemembered(
  form: Pick<UseFormReturn<LoginValues>, 'getValues' | 'setValue'>,
  onRemembered: (remembered: RememberedLogin) => void,
): Remembered {
  const { memory } = usePlatform()
  const [heldFor, setHeldFor] = useState<string>()

  const take = useEffectEvent((remembered: RememberedLogin | undefined) => {
    if (!remembered) return
    const { getValues, setValue } = form
    const untouched = getValues(['username', 'password', 'mobileNum']).every((value) => value === '')
    setValue('remember', true)
    if (remembered.kind === 'sms' && getValues('mobileNum') === '') {
      setValue('country', remembered.country)
      setValue('mobileNum', remembered.mobile)
    }
    if (remembered.kind === 'username') {
      if (getValues('username') === '') setValue('username', remembered.username)
      if (remembered.passwordHeld && memory.logIn) setHeldFor(remembered.username)
    }
    if (untouched) onRemembered(remembered)
  })
  useEffect(() => {
    let gone = false
    memory.read().then(
      (remembered) => {
        if (!gone) take(remembered)
      },
      // Treat an unreadable memory as empty.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [memory])

  return {
    heldFor,
    distrust: () => setHeldFor(undefined),
    forget() {
      setHeldFor(undefined)
      void memory.forget()
    },
  }
}
