import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { readWhole } from '#lib/forms/whole.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { useMoneyOperation } from '#lib/money-operation/use-money-operation.ts'
import type { points as calls } from '#shared/contract/endpoints/points.ts'
import { Button } from '#ui/button/button.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { useHoldings } from '../api/use-holdings.ts'
import { usePasswordProof } from '../api/use-password-proof.ts'
import { type ConvertRule, checkConvert, convertedTo } from '../model/trade-rules.ts'
import styles from './redeem.module.css'
import { TradeNotices } from './trade-notices.tsx'
import { TradePassword } from './trade-password.tsx'

type Convert = typeof calls.convert
type ConvertFormProps = {
  rule: ConvertRule
  operation: ReturnType<typeof useMoneyOperation<Convert['input'], Convert['value']>>
}

type ConvertValues = { points: string; password: string }

/** Points to convert, what they become, and the password. */
export function ConvertForm({ rule, operation }: ConvertFormProps) {
  const { t } = useTranslation('points')
  const { tag } = useLanguage()
  const { state, send } = operation
  const faultMessage = useFaultMessage()
  const prove = usePasswordProof()
  const { points: held } = useHoldings()
  const [failure, setFailure] = useState<unknown>()
  const words = {
    minimum: formatCount(rule.minimum, tag),
    step: formatCount(rule.points, tag),
    held: formatCount(held ?? 0, tag),
  }
  const form = useForm<ConvertValues>({
    defaultValues: {
      points: 'input' in state && state.input ? String(state.input.points) : '',
      password: '',
    },
    shouldFocusError: false,
    resolver: messageResolver(({ points, password }) => {
      const fault = checkConvert(points, rule, held)
      return {
        ...(fault && { points: t(`convert.fault.${fault}`, words) }),
        ...(!password && { password: t('fault.password') }),
      }
    }),
  })
  useFocusFirstError(form, ['points', 'password'])
  const typed = readWhole(useWatch({ control: form.control, name: 'points' }))
  const money = formatMoney(convertedTo(rule, typed ?? 0), tag)
  const left = held === undefined || typed === undefined ? undefined : held - typed

  const handleSend = async ({ points, password }: ConvertValues) => {
    setFailure(undefined)
    try {
      const proof = await prove(password)
      await send({ points: readWhole(points) ?? 0, ...proof })
    } catch (error) {
      if (refusalCode(error) === 'WRONG_PASSWORD')
        form.setError('password', { message: faultMessage(error) ?? '' }, { shouldFocus: true })
      else setFailure(error)
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={useSubmitOnce(form.handleSubmit(handleSend))}>
      <div>
        <h2>{t('convert.title')}</h2>
        <p className="small muted">
          {t('convert.rule', { points: words.step, amount: formatMoney(rule.amount, tag) })}
        </p>
      </div>
      <FormField
        control={form.control}
        name="points"
        label={t('convert.points')}
        hint={t('convert.hint', words)}
      >
        <TextInput inputMode="numeric" autoComplete="off" aria-required {...form.register('points')} />
      </FormField>
      <Facts>
        <Fact name={t('trade.have')}>{held === undefined ? '…' : words.held}</Fact>
        {left !== undefined && left >= 0 && <Fact name={t('trade.after')}>{formatCount(left, tag)}</Fact>}
        <Fact name={t('convert.receive')} total>
          {money}
        </Fact>
      </Facts>
      <TradePassword form={form} name="password" />
      <TradeNotices operation={operation} failure={failure} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={form.formState.isSubmitting || state.step === 'sending'}
        busyLabel={t('trade.sending')}
      >
        {t('convert.submit', { amount: money })}
      </Button>
      <p className="tiny faint">{t('convert.note')}</p>
    </form>
  )
}
