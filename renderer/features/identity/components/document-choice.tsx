import { brand } from 'virtual:brand'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type IdentityDocument, identityDocumentsIn } from '#shared/domain/identity-documents.ts'
import styles from './identity-section.module.css'

type DocumentChoiceProps = { value: IdentityDocument; onChange: (document: IdentityDocument) => void }

/** The kind of document. */
export function DocumentChoice({ value, onChange }: DocumentChoiceProps) {
  const { t } = useTranslation('account')
  const name = useId()
  return (
    <fieldset className={styles.documents}>
      <legend>{t('identity.which')}</legend>
      {identityDocumentsIn(brand.country).map((document) => (
        <label key={document} className={styles.document}>
          <input type="radio" name={name} checked={document === value} onChange={() => onChange(document)} />
          <b>{t(`identity.document.${document}`)}</b>
          <small>{t(`identity.about.${document}`)}</small>
        </label>
      ))}
    </fieldset>
  )
}
