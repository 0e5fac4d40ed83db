import type { FormEvent } from 'react'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** A form's submit handler that ignores a second submit while the first is under way. */
export function useSubmitOnce(submit: (event: FormEvent<HTMLFormElement>) => Promise<void>) {
  const run = useOneAtATime()
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void run(async () => submit(event))
  }
}
