import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchAhead, LostChunk } from '#lib/chunks/load-chunk.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { useSessionParts } from '../session/session-parts.ts'
import styles from './inline-login.module.css'
import { useLoginDraft } from './model/login-draft.ts'
import { useLoginWays } from './use-login-ways.ts'

/** Loaded on first use, because most visitors only look at the page. */
const loadLogIn = () => import('./log-in.ts')

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The login in the header: a form, or where names and passwords are switched off a button that opens the dialog. */
export function InlineLogin() {
  const { t } = useTranslation()
  const show = useOverlays((state) => state.show)
  const { ways } = useLoginWays()
  if (ways.includes('username')) return <UsernameLogin />
  return (
    <Button className={styles.button} onClick={() => show({ name: 'login' })}>
      {t('action.logIn')}
    </Button>
  )
}

/**
 * The login by name and password. It has no room for messages, so anything but a success continues in the dialog with what
 * was typed. It is on the first page a visitor loads, so it does without the form library and loads the code that
 * sends the login on first use.
 */
function UsernameLogin() {
  const { t } = useTranslation(['nav', 'common'])
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const parts = useSessionParts()
  const show = useOverlays((state) => state.show)
  const hand = useLoginDraft((state) => state.hand)

  const { memory } = parts.platform
  useEffect(() => {
    memory.read().then(
      (remembered) => {
        const field = form.current?.elements.namedItem('username')
        // Don't overwrite what was typed meanwhile.
        if (remembered?.kind === 'username' && field instanceof HTMLInputElement && field.value === '')
          field.value = remembered.username
      },
      () => {},
    )
  }, [memory])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget)
    const values = { username: textOf(data, 'username'), password: textOf(data, 'password') }
    if (values.username.trim() === '' || values.password.trim() === '') {
      hand({ values })
      return show({ name: 'login' })
    }
    setBusy(true)
    try {
      const { logIn } = await loadLogIn()
      await logIn(parts, { way: 'username', ...values })
    } catch (error) {
      hand({ values, error })
      // If code fails to load, the dialog's chunk may fail too. Keep what was typed.
      if (!(error instanceof LostChunk)) form.current?.reset()
      show({ name: 'login' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onFocus={() => void fetchAhead(loadLogIn)}
      onSubmit={useSubmitOnce(send)}
    >
      <Field label={t('logIn.username')} hideLabel className={styles.field}>
        <TextInput
          size="sm"
          tone="soft"
          name="username"
          placeholder={t('logIn.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t('logIn.password')} hideLabel className={styles.field}>
        <TextInput
          size="sm"
          tone="soft"
          type="password"
          name="password"
          placeholder={t('logIn.password')}
          autoComplete="current-password"
        />
      </Field>
      <Button type="submit" busy={busy} busyLabel={t('logIn.busy')}>
        {t('common:action.logIn')}
      </Button>
    </form>
  )
}
