import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useWhileMounted } from '#lib/forms/use-while-mounted.ts'
import { refusedFieldName } from '#lib/gateway/refused-field.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { mostActiveMembers, mostConditionAmount } from '#shared/contract/endpoints/agent-contracts.ts'
import { CentreHead, CentrePart } from '#ui/centre-shell/centre-slots.tsx'
import { StepForm } from '#ui/step-form/step-form.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { ContractOverview } from '../api/use-contracts.ts'
import { useOfferTo, usePropose } from '../api/use-offer.ts'
import {
  checkOffer,
  highestAsked,
  lowestRate,
  type OfferValues,
  termsOf,
  valuesOf,
} from '../model/offer-values.ts'
import { ConditionsStep } from './conditions-step.tsx'
import styles from './contract-form.module.css'
import { OfferSummary } from './offer-summary.tsx'
import { OfferToStep } from './offer-to-step.tsx'
import { PeriodStep } from './period-step.tsx'
import { RateStep } from './rate-step.tsx'
import { useOfferDraft } from './use-offer-draft.ts'
import { usePartyName } from './use-party-name.ts'

type ContractFormProps = {
  kind: 'offer' | 'request'
  overview: ContractOverview
  /** Account id of the downline that the offer is for; empty until one is chosen. */
  to: string
  onTo: (accountId: string) => void
  onClose: () => void
}

/** In the order on screen. */
const fields = ['to', 'rate', 'activeMembers', 'validBet', 'netProfit'] as const

/** Writes an offer to a direct downline, or a request to the upline. What was typed stays when it is left. */
export function ContractForm({ kind, overview, to, onTo, onClose }: ContractFormProps) {
  const { t } = useTranslation(['agentContracts', 'common'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const faultMessage = useFaultMessage()
  const partyName = usePartyName()
  const { propose, isPending } = usePropose()
  const [failure, setFailure] = useState<string>()
  const isOffer = kind === 'offer'
  const offerTo = useOfferTo(isOffer ? to : '')
  const downline = offerTo.data
  const close = useWhileMounted(onClose)
  const name = isOffer ? (downline?.account ?? '') : partyName(overview.upline)
  const bounds = downline?.bounds ?? overview.bounds
  const highestOf = (period: OfferValues['period']) =>
    isOffer ? (bounds.find((one) => one.period === period)?.highestRate ?? '0') : highestAsked
  const form = useForm<OfferValues>({
    defaultValues: { to, ...valuesOf(isOffer ? undefined : overview.current) },
    shouldFocusError: false,
    resolver: messageResolver((values) => {
      const highest = highestOf(values.period)
      const faults = checkOffer(values, highest)
      const limits = { lowest: formatPercent(lowestRate, tag), highest: formatPercent(highest, tag) }
      const amount = t('fault.amount', { most: formatCurrency(String(mostConditionAmount), money) })
      return {
        ...(isOffer && to === '' && { to: t('fault.to') }),
        ...(faults.rate && { rate: t(`fault.${faults.rate}`, limits) }),
        ...(faults.activeMembers && { activeMembers: t('fault.members', { most: mostActiveMembers }) }),
        ...(faults.validBet && { validBet: amount }),
        ...(faults.netProfit && { netProfit: amount }),
      }
    }),
  })
  const dropDraft = useOfferDraft(form, kind, to, isOffer ? downline?.current : undefined)
  useFocusFirstError(form, fields)
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    const terms = termsOf(values)
    try {
      await propose(isOffer ? to : undefined, terms)
      dropDraft()
      showToast({ title: t(`form.${kind}.done`, { name, rate: formatPercent(terms.rate, tag) }) })
      close()
    } catch (error) {
      const named = refusedFieldName(error)
      const field = fields.find((one) => one === named)
      const message = faultMessage(error) ?? ''
      if (field) form.setError(field, { message }, { shouldFocus: true })
      else setFailure(message)
    }
  })
  const steps = isOffer ? 1 : 0
  return (
    <div className={styles.page}>
      <CentrePart title={t(`form.${kind}.title`)} back={t('form.back')} onBack={onClose} />
      <CentreHead note={t(`form.${kind}.note`, { name })} />
      <StepForm
        onSubmit={useSubmitOnce(submit)}
        side={
          <OfferSummary
            form={form}
            kind={kind}
            name={name}
            before={isOffer ? downline?.current : overview.current}
            to={to}
            bounds={bounds}
            failure={failure}
            busy={isPending}
          />
        }
      >
        {isOffer && <OfferToStep form={form} query={offerTo} to={to} onTo={onTo} />}
        <PeriodStep number={steps + 1} form={form} bounds={bounds} />
        <RateStep
          number={steps + 2}
          form={form}
          kind={kind}
          name={name}
          overview={overview}
          highestOf={highestOf}
        />
        <ConditionsStep
          number={steps + 3}
          form={form}
          figures={isOffer ? downline?.figures : overview.figures}
          lastMonth={downline?.lastMonth}
        />
      </StepForm>
    </div>
  )
}
