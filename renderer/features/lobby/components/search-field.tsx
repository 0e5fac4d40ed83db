import { Search, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as constants from '#shared/domain/constants.ts'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import styles from './search-field.module.css'
import { useDelayedText } from './use-delayed-text.ts'

export interface SearchFieldProps {
  /** The current search text. */
  value: string
  placeholder: string
  onChange: (text: string) => void
}

/** Searches by name after a pause in typing, or at once on Enter. Escape and the clear button clear it at once. */
export function SearchField({ value, placeholder, onChange }: SearchFieldProps) {
  const { t } = useTranslation('lobby')
  const { text, type, settle } = useDelayedText(value, onChange, constants.searchDebounce)
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settle(text)
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    event.stopPropagation()
    settle('')
  }
  return (
    <Field label={t('search.label')} hideLabel className={styles.search}>
      <TextInput
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        tone="soft"
        className={styles.box}
        lead={<Search />}
        placeholder={placeholder}
        maxLength={100}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKeyDown}
        suffix={
          text !== '' && (
            <IconButton label={t('search.clear')} size="sm" onClick={() => settle('')}>
              <X />
            </IconButton>
          )
        }
      />
    </Field>
  )
}
