import { Eye, EyeOff } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldControl } from '#ui/field/field-context.ts'
import { InputBox } from '#ui/field/input-box.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { otherSecret } from '#ui/secret/other-secret.ts'
import type { TextInputProps } from '#ui/text-input/text-input.tsx'

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'suffix'> {
  showLabel: string
  hideLabel: string
  /** A secret that isn't the login's, such as the payment password; see `otherSecret`. */
  isOther?: boolean
}

const hiddenLogin = { type: 'password' } as const
const shownSecret = { type: 'text', className: undefined } as const

/** A password input that can show its text. Toggling that moves neither focus nor caret. */
export function PasswordInput({
  showLabel,
  hideLabel,
  isOther = false,
  size,
  tone,
  lead,
  className,
  ...input
}: PasswordInputProps) {
  const wiring = useFieldControl()
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)

  const handleToggle = () => {
    const field = box.current?.querySelector('input')
    const { selectionStart = null, selectionEnd = null } = field ?? {}
    flushSync(() => setShown(!shown))
    // Browsers drop the selection when a field's type changes.
    field?.setSelectionRange(selectionStart, selectionEnd)
  }
  const keepFocus = (event: MouseEvent) => event.preventDefault()

  return (
    <InputBox
      ref={box}
      size={size}
      tone={tone}
      lead={lead}
      className={className}
      suffix={
        <IconButton
          label={shown ? hideLabel : showLabel}
          size="sm"
          onMouseDown={keepFocus}
          onClick={handleToggle}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    >
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...wiring}
        {...(isOther ? otherSecret : hiddenLogin)}
        {...input}
        {...(shown && shownSecret)}
      />
    </InputBox>
  )
}
