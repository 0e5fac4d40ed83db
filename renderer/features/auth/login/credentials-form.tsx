import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import type { RememberedLogin } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { CaptchaField } from '#ui/captcha-field/captcha-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SubmitFooter } from '#ui/submit-footer/submit-footer.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import styles from '../dialog/form.module.css'
import type { WaitingLogin } from '../proof/use-prove-login.ts'
import { ExcludedHelp } from './excluded-help.tsx'
import { ForgotLink } from './forgot-link.tsx'
import { LoginClosed } from './login-closed.tsx'
import { LoginFootnote } from './login-footnote.tsx'
import { MemoryNotice } from './memory-notice.tsx'
import { loginFields } from './model/login.ts'
import { type LoginDraft, useLoginDraft } from './model/login-draft.ts'
import type { LoginWay } from './model/login-ways.ts'
import { RememberField } from './remember-field.tsx'
import { SmsFields } from './sms-fields.tsx'
import { useLoginForm } from './use-login-form.ts'
import { useLoginWays } from './use-login-ways.ts'
import { UsernameFields } from './username-fields.tsx'

type CredentialsFormProps = {
  draft: LoginDraft | undefined
  onProof: (login: WaitingLogin) => void
}

/** The login form, by username or by SMS code as the gateway allows, with a captcha once it asks for one. */
export function CredentialsForm({ draft, onProof }: CredentialsFormProps) {
  // Loads the fields' texts too. A field that suspended for its own texts later would lose the focus.
  const { t } = useTranslation(['auth', 'codes'])
  const { secretStorage, forgetful } = usePlatform()
  const forThisRun = secretStorage === 'memory' && !forgetful
  const { ways, waiting } = useLoginWays()
  const [chosen, choose] = useState<LoginWay | undefined>(draft?.way)
  const way = chosen !== undefined && ways.includes(chosen) ? chosen : (ways[0] ?? 'username')

  const { form, captcha, showCaptcha, failure, excluded, heldFor, forget, submit, clearMessages } =
    useLoginForm({
      draft,
      way,
      onRemembered: (remembered) => takeRemembered(remembered),
      onProof,
    })
  const handleSubmit = useSubmitOnce(submit)

  const takeRemembered = (remembered: RememberedLogin) => {
    if (chosen === undefined && draft === undefined) choose(remembered.kind)
    // The username is filled in already, so move on to the password.
    const atName = document.activeElement?.getAttribute('name') === 'username'
    if (remembered.kind === 'username' && !remembered.passwordHeld && atName) form.setFocus('password')
  }

  const hand = useLoginDraft((state) => state.hand)
  const handleForgot = () => {
    const { username, mobileNum, country } = form.getValues()
    hand({ values: { username, mobileNum, country }, way })
  }

  const drawn = useRef(draft?.way !== undefined)
  const restoreFocus = useEffectEvent((now: LoginWay) => {
    // The proof step or the other way's fields were removed, and the focus may have been in them.
    const lost = document.activeElement?.matches('body, dialog')
    if (drawn.current && lost) form.setFocus(loginFields[now][0] ?? 'username')
    drawn.current = true
  })
  useEffect(() => restoreFocus(way), [way])

  if (ways.length === 0) return <LoginClosed />
  return (
    <>
      <Tabs
        waiting={waiting}
        label={t('login.ways')}
        tabs={ways.map((value) => ({ value, label: t(`login.by.${value}`) }))}
        value={way}
        onValueChange={(value) => {
          clearMessages()
          choose(value)
        }}
      >
        <form className={styles.form} noValidate onSubmit={handleSubmit}>
          {failure !== undefined && (
            <Notice tone="danger">
              <span>{failure}</span>
              {excluded && <ExcludedHelp />}
            </Notice>
          )}
          {way === 'sms' ? <SmsFields form={form} /> : <UsernameFields form={form} heldFor={heldFor} />}
          {captcha && (
            <CaptchaField
              form={form}
              name="captcha"
              captcha={captcha}
              onShown={showCaptcha}
              first={draft?.error !== undefined}
            />
          )}
          <div className={styles.row}>
            {!forgetful && <RememberField input={form.register('remember')} onUntick={forget} />}
            <ForgotLink onLeave={handleForgot} />
          </div>
          {forThisRun && <MemoryNotice />}
          <SubmitFooter
            busy={form.formState.isSubmitting}
            busyLabel={t('login.busy')}
            note={<LoginFootnote />}
          >
            {forThisRun ? t('login.submitForSession') : t('login.submit')}
          </SubmitFooter>
        </form>
      </Tabs>
    </>
  )
}
