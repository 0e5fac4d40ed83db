import { brand } from 'virtual:brand'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { loadPhoneReader, readTypedPhone } from '#lib/forms/phone.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import type { ContactKind } from '#shared/contract/endpoints/contacts.ts'
import type { Proof, ProofWay } from '#shared/contract/endpoints/second-proof.ts'
import { readTyped } from '#shared/domain/read-typed.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { MobileField } from '#ui/mobile-field/mobile-field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useBindContact } from '../api/use-bind-contact.ts'
import {
  type BindValues,
  bindFaults,
  bindOrder,
  contactFault,
  emptyBind,
  fieldOfBindFault,
} from '../model/bind-form.ts'
import { BindProof } from './bind-proof.tsx'
import styles from './contacts-section.module.css'
import { useBindMessages } from './use-bind-messages.ts'

type BindFormProps = {
  kind: ContactKind
  /** What the account can be proved by. */
  proofs: readonly Proof[]
  onDone: () => void
}

/** Asks for the new number or address, the code sent to it, and a second proof where the account has one. */
export function BindForm({ kind, proofs, onDone }: BindFormProps) {
  const { t } = useTranslation('account')
  const { sendNewCode, bind } = useBindContact()
  const faultMessage = useFaultMessage()
  const { messageOf, messagesOf } = useBindMessages()
  const [chosen, setChosen] = useState<ProofWay>()
  const proof = proofs.find((one) => one.way === chosen) ?? proofs[0]
  const [failure, setFailure] = useState<string>()
  const form = useForm<BindValues>({
    defaultValues: emptyBind(brand.country),
    shouldFocusError: false,
    resolver: messageResolver(async (values) =>
      messagesOf(bindFaults(values, { kind, way: proof?.way }, await loadPhoneReader())),
    ),
  })
  const { control, register, formState, setError } = form
  useFocusFirstError(form, bindOrder)
  const field = kind === 'mobile' ? 'mobileNum' : 'email'

  const targetOf = async (values: BindValues) => {
    if (kind === 'email') return { kind, email: values.email }
    const phone = await readTypedPhone(values)
    return { kind, mobileNum: phone?.number, countryDialingCode: phone?.dialCode }
  }
  const askForCode = async () => {
    const values = readTyped(form.getValues())
    const fault = contactFault(values, kind, await loadPhoneReader())
    if (!fault) return sendNewCode(await targetOf(values))
    setError(field, { message: messageOf(field, fault) })
    form.setFocus(field)
    return undefined
  }
  const send = async (values: BindValues) => {
    setFailure(undefined)
    try {
      await bind({
        ...(await targetOf(values)),
        code: values.code,
        ...(proof?.way === 'paymentPassword' && { paymentPassword: values.paymentPassword }),
        ...(proof && proof.way !== 'paymentPassword' && { boundCode: values.boundCode }),
      })
      showToast({ title: t(`contacts.done.${kind}`) })
      onDone()
    } catch (error) {
      const place = fieldOfBindFault(error, kind)
      const message = faultMessage(error) ?? ''
      if (place) setError(place, { message })
      else setFailure(message)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={useSubmitOnce(form.handleSubmit(send))}>
      <FormFailure failure={failure} />
      {kind === 'mobile' ? (
        <MobileField
          form={form}
          name="mobileNum"
          countryName="country"
          placeholder={t('contacts.placeholder.mobile')}
          first
        />
      ) : (
        <FormField control={control} name="email" label={t('contacts.newEmail')}>
          <TextInput
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            placeholder={t('contacts.placeholder.email')}
            {...register('email')}
          />
        </FormField>
      )}
      <CodeField
        form={form}
        name="code"
        label={t(`contacts.newCode.${kind}`)}
        purpose={kind === 'mobile' ? 'bindMobile' : 'bindEmail'}
        placeholder={t('contacts.placeholder.code')}
        send={askForCode}
      />
      {proof && <BindProof form={form} kind={kind} proofs={proofs} proof={proof} onWay={setChosen} />}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          busy={formState.isSubmitting}
          busyLabel={t('contacts.binding')}
        >
          {t(`contacts.submit.${kind}`)}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('contacts.cancel')}
        </Button>
      </div>
    </form>
  )
}
