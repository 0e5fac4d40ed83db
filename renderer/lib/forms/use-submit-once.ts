import type { FormEvent } from 'react'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** Kinds of fields that nobody fills in by typing. */
const notTyped = ['checkbox', 'radio', 'file']

/**
 * Has a form notice what was filled in without an event, as some browsers and password managers do: otherwise it would
 * call a field empty that plainly isn't. React passes an event on only where the text is another than it knows.
 */
function noticeFilled({ elements }: HTMLFormElement): void {
  for (const field of elements)
    if (field instanceof HTMLInputElement && !notTyped.includes(field.type))
      field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A form's submit handler that ignores a second submit while the first is under way, and misses nothing filled in. */
export function useSubmitOnce(submit: (event: FormEvent<HTMLFormElement>) => Promise<void>) {
  const run = useOneAtATime()
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    noticeFilled(event.currentTarget)
    void run(async () => submit(event))
  }
}
