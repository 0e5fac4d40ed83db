/** Numbers typed on the keyboard, wherever the focus is. */

export interface TypedInto {
  readonly form: 'digits' | 'balls'
  readonly highest: number
  enter(number: number): void
  erase(): void
  /** Shows the first digit of a ball's number, or nothing. */
  pending(digit: string): void
}

/** What a typed digit makes of those before it: a number, or a first digit that waits for the second. */
export function typedNumber(
  before: string,
  digit: string,
  highest: number,
): { readonly number?: number; readonly pending: string } {
  const text = before + digit
  const number = Number(text)
  if (text.length < 2 && number * 10 <= highest) return { pending: text }
  return number >= 1 && number <= highest ? { number, pending: '' } : { pending: '' }
}

/** Listens to digits, Backspace and Enter. */
export function listenToKeys({ form, highest, enter, erase, pending }: TypedInto): void {
  let before = ''
  const wait = (text: string): void => {
    before = text
    pending(text)
  }
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLSelectElement) return
    if (document.querySelector('dialog[open]')) return
    if (/^\d$/.test(key)) {
      if (form === 'digits') return enter(Number(key))
      const typed = typedNumber(before, key, highest)
      wait(typed.pending)
      if (typed.number !== undefined) enter(typed.number)
    } else if (key === 'Backspace') {
      if (before === '') erase()
      else wait('')
    } else if (key === 'Enter' && before !== '') {
      event.preventDefault()
      const number = Number(before)
      wait('')
      if (number >= 1) enter(number)
    }
  })
}
