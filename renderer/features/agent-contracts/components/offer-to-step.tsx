import { type UseFormReturn, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDay } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { ContractDownline } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { Field } from '#ui/field/field.tsx'
import { LoadNotice, type LoadNoticeProps } from '#ui/notice/load-notice.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { NumberedStep } from '#ui/numbered-step/numbered-step.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { useContractCandidates } from '../api/use-contract-downlines.ts'
import type { OfferValues } from '../model/offer-values.ts'
import styles from './contract-form.module.css'

type OfferToStepProps = {
  form: UseFormReturn<OfferValues>
  /** The chosen agent. */
  query: LoadNoticeProps['query'] & { data: ContractDownline | undefined }
  to: string
  onTo: (accountId: string) => void
}

/** Whom the offer is for: one of the agents directly below, found by a part of its name. */
export function OfferToStep({ form: { control, clearErrors }, query, to, onTo }: OfferToStepProps) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { ref, onBlur } = useController({ control, name: 'to' }).field
  const error = useFieldError(control, 'to')
  const candidates = useContractCandidates()
  const { data: downline } = query
  const current = downline?.current
  const options = (candidates.data?.list ?? []).map(({ accountId, account }) => ({
    value: accountId,
    label: account,
  }))
  // The choice is kept in the address and not in the form, so that it doesn't count as typed.
  const handleChange = (accountId: string) => {
    clearErrors('to')
    onTo(accountId)
  }
  return (
    <NumberedStep number={1} title={t('form.who')}>
      <Field label={t('form.whoLabel')} error={to === '' ? error : undefined}>
        <Combobox
          ref={ref}
          options={options}
          value={to}
          onValueChange={handleChange}
          onBlur={onBlur}
          listLabel={t('downlines.title')}
          noMatch={t('form.noMatch')}
          placeholder={t('form.whoHint')}
        />
      </Field>
      <LoadNotice query={candidates} />
      <LoadNotice query={query} />
      {downline && (
        <p className={styles.who}>
          <span>
            <b>
              <bdi>{downline.account}</bdi>
            </b>
            <small className="muted">
              {t('form.whoFacts', {
                team: formatCount(downline.team, tag),
                amount: formatCurrency(downline.figures.validBet, money),
              })}
            </small>
          </span>
          <Tag tone="soft">
            {current
              ? t(current.ends === null ? 'form.has' : 'form.hasUntil', {
                  rate: formatPercent(current.rate, tag),
                  day: current.ends === null ? '' : formatDay(current.ends, tag),
                })
              : t('form.hasNone')}
          </Tag>
        </p>
      )}
      {downline?.proposal && <Notice tone="warn">{t('form.pending', { account: downline.account })}</Notice>}
      {downline?.next && (
        <Notice tone="warn">
          {t('form.toCome', { account: downline.account, day: formatDay(downline.next.starts ?? 0, tag) })}
        </Notice>
      )}
    </NumberedStep>
  )
}
