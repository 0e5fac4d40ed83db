import { brand } from 'virtual:brand'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createDraft, useDraftState } from '#lib/forms/drafts.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import {
  foldDocumentNumber,
  type IdentityDocument,
  identityDocument,
} from '#shared/domain/identity-documents.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { useSubmitIdentity } from '../api/use-submit-identity.ts'
import { type IdentityFaults, identityFaults } from '../model/identity-form.ts'
import { DocumentChoice } from './document-choice.tsx'
import styles from './identity-section.module.css'
import { PartUpload } from './part-upload.tsx'
import { usePartPictures } from './use-part-pictures.ts'

const drafts = { document: createDraft<IdentityDocument>(), number: createDraft<string>() }

/** Asks for the kind of document, its number and its pictures. */
export function IdentityForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('account')
  const submit = useSubmitIdentity()
  const faultMessage = useFaultMessage()
  const parts = usePartPictures()
  const form = useRef<HTMLFormElement>(null)
  const [document, setDocument] = useDraftState(drafts.document, 'nationalId')
  const [number, setNumber] = useDraftState(drafts.number, '')
  const [faults, setFaults] = useState<IdentityFaults>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** Moves the focus to the first field in error, once it is marked. */
  const focusFirst = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

  const rule = identityDocument(document, brand.country)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    const found = identityFaults(
      { document, country: brand.country, number, pictures: parts.pictures },
      parts.busy,
    )
    setFaults(found)
    const { front, back, selfie } = parts.pictures
    if (Object.keys(found).length > 0 || !front || !selfie) return void focusFirst()
    setBusy(true)
    try {
      const withBack = back && rule.parts.some((part) => part === 'back')
      const pictures = { front: front.id, selfie: selfie.id, ...(withBack && { back: back.id }) }
      await submit({ document, number: foldDocumentNumber(number), pictures })
      drafts.number.write(undefined)
      parts.forget()
      onSent()
    } catch (error) {
      if (refusalCode(error) === 'IDENTITY_NUMBER') {
        setFaults({ number: 'form' })
        focusFirst()
      } else setFailure(faultMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.layout}>
      <form ref={form} className={styles.form} noValidate onSubmit={useSubmitOnce(send)}>
        <FormFailure failure={failure} />
        <DocumentChoice value={document} onChange={setDocument} />
        <Field
          label={t('identity.number')}
          hint={rule.example && t('identity.numberHint', { example: rule.example })}
          error={
            faults.number && t(`identity.numberFault.${faults.number === 'required' ? 'required' : 'form'}`)
          }
        >
          <TextInput
            value={number}
            aria-required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
            onChange={({ target }) => setNumber(target.value)}
          />
        </Field>
        <div className={styles.pictures}>
          {rule.parts.map((part) => (
            <PartUpload key={part} part={part} fault={faults[part]} uploads={parts.uploads[part]} />
          ))}
        </div>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={t('identity.sending')}>
            {t('identity.send')}
          </Button>
        </div>
      </form>
      <Card className={styles.side}>
        <h3>{t('identity.tips')}</h3>
        <ul>
          <li>{t('identity.tip.corners')}</li>
          <li>{t('identity.tip.sharp')}</li>
          <li>{t('identity.tip.private')}</li>
        </ul>
      </Card>
    </div>
  )
}
