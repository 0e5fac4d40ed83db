import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import type { DownlineView } from '../api/use-downlines.ts'
import styles from './downline-search.module.css'

/** Longest part of a name that can be searched for. */
const longest = 40

/** Searches all levels for a part of an account name. An empty search shows everybody again. */
export function DownlineSearch({ view }: Pick<DownlineView, 'view'>) {
  const { t } = useTranslation('agentDownline')
  const { find } = view.values
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('find')
    const words = typeof typed === 'string' ? typed.trim().slice(0, longest) : ''
    view.change({ values: { find: words === '' ? undefined : words } })
  }
  return (
    // Another search in the address replaces what is typed.
    <form key={find ?? ''} role="search" className={styles.search} onSubmit={handleSubmit}>
      <Field label={t('search')} hideLabel className="grow">
        <TextInput
          type="search"
          name="find"
          size="sm"
          maxLength={longest}
          autoComplete="off"
          placeholder={t('search')}
          defaultValue={find}
          lead={<Search />}
        />
      </Field>
      <Button type="submit" size="sm">
        {t('find')}
      </Button>
    </form>
  )
}
