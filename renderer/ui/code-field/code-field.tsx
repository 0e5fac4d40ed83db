import { MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type CodePurpose, countdownSeconds, useCountdowns } from '#lib/forms/countdown/countdown-store.ts'
import { formatCountdown, useCountdown } from '#lib/forms/countdown/use-countdown.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeInput } from '#ui/code-input/code-input.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { showDialog } from '#ui/message-dialog/show-dialog.ts'
import { CountdownNews } from './countdown-news.tsx'

type CodeFieldProps<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'control' | 'register' | 'setFocus' | 'clearErrors'>
  name: FieldPath<Values>
  /** Each purpose has its own countdown, which continues while the dialog is closed. */
  purpose: CodePurpose
  placeholder: string
  /** Tells it apart from another code in the same form. */
  label?: string
  /**
   * Has the code sent. Resolves with undefined if nothing was sent because another field is invalid; that field then
   * shows its error. Rejects with the call's error.
   */
  send: () => Promise<{ expiredMinutes?: number | undefined } | undefined>
}

/** A field for the code sent to a mobile number, with the button that sends it. */
export function CodeField<Values extends FieldValues>({
  form: { control, register, setFocus, clearErrors },
  name,
  purpose,
  placeholder,
  label,
  send,
}: CodeFieldProps<Values>) {
  const { t } = useTranslation('codes')
  const faultMessage = useFaultMessage()
  const left = useCountdown(purpose)
  const [phase, setPhase] = useState<'idle' | 'sending' | 'sent'>('idle')

  const handleSend = async () => {
    const { ask, retract, start } = useCountdowns.getState()
    setPhase('sending')
    try {
      await ask(purpose)
      const answer = await send()
      if (answer) {
        start(purpose, countdownSeconds(answer.expiredMinutes))
        clearErrors(name)
        setFocus(name)
      } else retract(purpose)
      setPhase(answer ? 'sent' : phase)
    } catch (error) {
      setPhase(phase)
      void showDialog({
        tone: 'warn',
        icon: <MessageSquareWarning />,
        title: t('refused'),
        text: faultMessage(error),
        buttons: [{ id: 'submit', label: t('submit'), variant: 'primary' }],
      })
    }
  }

  return (
    <>
      <FormField
        control={control}
        name={name}
        label={label ?? t('field')}
        success={phase === 'sent' && t('sent')}
      >
        <CodeInput
          placeholder={placeholder}
          aria-required
          {...register(name)}
          action={
            <Button
              size="sm"
              variant="quiet"
              busy={phase === 'sending'}
              disabled={left > 0}
              onClick={() => void handleSend()}
            >
              {left > 0
                ? t('againIn', { time: formatCountdown(left) })
                : t(phase === 'sent' ? 'again' : 'send')}
            </Button>
          }
        />
      </FormField>
      <CountdownNews left={left} />
    </>
  )
}
