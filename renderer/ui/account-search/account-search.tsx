import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { readLine } from '#shared/domain/typed-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import styles from './account-search.module.css'

/** Longest part of a name that can be searched for. */
const longest = 40

export interface AccountSearchProps {
  /** What is searched for now. */
  find: string | undefined
  /** Called with undefined for an empty search. */
  onFind: (find: string | undefined) => void
  /** Label and placeholder of the field. */
  label: string
  /** Label of the button. */
  submit: string
}

/** Searches for a part of an account name. */
export function AccountSearch({ find, onFind, label, submit }: AccountSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  // Another search in the address replaces what is typed.
  useEffect(() => {
    if (input.current) input.current.value = find ?? ''
  }, [find])
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('find')
    const words = typeof typed === 'string' ? readLine(typed).slice(0, longest) : ''
    onFind(words === '' ? undefined : words)
  }
  return (
    <form role="search" className={styles.search} onSubmit={handleSubmit}>
      <Field label={label} hideLabel className="grow">
        <TextInput
          ref={input}
          type="search"
          name="find"
          size="sm"
          maxLength={longest}
          autoComplete="off"
          placeholder={label}
          defaultValue={find}
          lead={<Search />}
        />
      </Field>
      <Button type="submit" size="sm">
        {submit}
      </Button>
    </form>
  )
}
