import { type FormEvent, useRef } from 'react'

/**
 * A form's submit handler that ignores a second submit while the first is under way. The busy button alone isn't
 * enough: it renders too late for a double click or a held Enter key.
 */
export function useSubmitOnce(submit: (event: FormEvent<HTMLFormElement>) => Promise<void>) {
  const running = useRef(false)
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (running.current) return
    running.current = true
    void submit(event).finally(() => {
      running.current = false
    })
  }
}
