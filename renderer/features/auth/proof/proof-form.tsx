import { brand } from 'virtual:brand'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { readTypedPhone } from '#lib/forms/phone.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { isCodeField } from '#shared/domain/read-typed.ts'
import { isCode } from '#shared/domain/typed-text.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { SubmitFooter } from '#ui/submit-footer/submit-footer.tsx'
import styles from '../dialog/form.module.css'
import { ServiceLink } from '../dialog/service-link.tsx'
import { keepLogin } from '../login/model/keep-login.ts'
import { useLoginMessage } from '../login/use-login-message.ts'
import { type ProofValues, ticketIsOver } from './address-proof.ts'
import { ProofField } from './proof-field.tsx'
import { ProofKinds } from './proof-kinds.tsx'
import { useProveLogin, type WaitingLogin } from './use-prove-login.ts'

type ProofFormProps = {
  login: WaitingLogin
  /** Goes back to the first step. `error` is set when the gateway no longer accepts the proof. */
  onBack: (error?: unknown) => void
}

/** Second step of a login from an IP address the gateway doesn't know. Asks for one of the proofs it accepts. */
export function ProofForm({ login, onBack }: ProofFormProps) {
  // Loads the fields' texts too. A field that suspended for its own texts later would lose the focus.
  const { t } = useTranslation(['auth', 'codes'])
  const { proof, values, way } = login
  const message = useLoginMessage()
  const proveLogin = useProveLogin(login)
  const { memory } = usePlatform()
  const heading = useRef<HTMLParagraphElement>(null)
  const [failure, setFailure] = useState<string>()
  // The first step was removed and the focus with it. Screen readers continue here.
  useEffect(() => heading.current?.focus(), [])

  const form = useForm<ProofValues>({
    defaultValues: {
      kind: proof.kinds[0] ?? 'mobileNum',
      country: brand.country,
      mobileNum: '',
      verificationCode: '',
      email: '',
      bankAccountName: '',
      googleCode: '',
    },
    resolver: messageResolver(async (typed) => {
      const { kind } = typed
      if (typed[kind] === '') return { [kind]: t('fault.required') }
      if (isCodeField(kind) && !isCode(typed[kind])) return { [kind]: t('fault.code') }
      // If the phone rules don't load, let any number pass. Sending the form loads them again and shows the failure.
      const good = kind !== 'mobileNum' || (await readTypedPhone(typed).catch(() => true))
      return good ? {} : { mobileNum: t('fault.phone') }
    }),
  })

  const send = async (typed: ProofValues) => {
    setFailure(undefined)
    try {
      await proveLogin(typed, typed.kind === 'mobileNum' ? await readTypedPhone(typed) : undefined)
      keepLogin(memory, way, values)
    } catch (error) {
      if (ticketIsOver(error)) return onBack(error)
      if (atField.has(refusalCode(error)))
        form.setError(typed.kind, { message: message(error) ?? '' }, { shouldFocus: true })
      else setFailure(message(error))
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={useSubmitOnce(form.handleSubmit(send))}>
      <p ref={heading} tabIndex={-1} className={styles.lead}>
        <b>{t('proof.title')}</b> <span>{proof.kinds.length > 1 ? t('proof.some') : t('proof.one')}</span>
      </p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {proof.kinds.length > 1 && <ProofKinds proof={proof} input={form.register('kind')} />}
      <ProofField form={form} proof={proof} onOver={onBack} />
      <SubmitFooter
        busy={form.formState.isSubmitting}
        busyLabel={t('proof.busy')}
        note={
          <>
            <button type="button" className="link" onClick={() => onBack()}>
              {t('proof.back')}
            </button>
            <ServiceLink question={t('proof.noneOfThese')} />
          </>
        }
      >
        {t('proof.submit')}
      </SubmitFooter>
    </form>
  )
}

/** Refusals that concern the proof that was typed. */
const atField: ReadonlySet<string> = new Set(['WRONG_PROOF', 'WRONG_CODE', 'INVALID_MOBILE'])
