import { Landmark, QrCode, Store, Wallet } from 'lucide-react'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { toMinor } from '#shared/domain/money.ts'
import { ChoiceCard } from '#ui/choice-card/choice-card.tsx'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { DepositValues } from '../model/deposit-values.ts'
import type { DeskLayout } from '../model/desk-layout.ts'
import styles from './channel-choice.module.css'
import { GroupError } from './group-error.tsx'

const icons = { wallet: Wallet, qr: QrCode, bank: Landmark, counter: Store } satisfies Record<
  DepositChannel['kind'],
  unknown
>

type ChannelChoiceProps = {
  form: UseFormReturn<DepositValues>
  channels: readonly DepositChannel[]
  layout: DeskLayout
}

/** The deposit channels as radio buttons, each with its limits and fee. A closed one can't be chosen. */
export function ChannelChoice({ form, channels, layout }: ChannelChoiceProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const errorId = useId()
  const error = useFieldError(form.control, 'channelId')
  return (
    <section>
      {layout === 'page' && <StepHeading number={1}>{t('channel')}</StepHeading>}
      <div
        role="radiogroup"
        aria-label={t('channel')}
        aria-describedby={error ? errorId : undefined}
        className={styles.channels}
        data-layout={layout}
      >
        {channels.map(({ channelId, name, kind, min, max, fee, open }) => {
          const Icon = icons[kind]
          const free = toMinor(fee) === 0n
          return (
            <ChoiceCard
              key={channelId}
              value={channelId}
              {...form.register('channelId')}
              // Not `disabled` of the form library, which would drop the value.
              disabled={!open}
              row={layout === 'sheet'}
              icon={<Icon />}
              title={
                <>
                  <span>{name}</span>{' '}
                  {open ? free && <Tag tone="accent">{t('free')}</Tag> : <Tag tone="soft">{t('closed')}</Tag>}
                </>
              }
            >
              <span>{t(`kind.${kind}`)}</span>
              <span className="num">
                {`${writeMoney(min, tag, 'whole')} – ${writeMoney(max, tag, 'whole')}`}
              </span>
              {!free && <span className="num">{t('feeOf', { fee: writeMoney(fee, tag) })}</span>}
            </ChoiceCard>
          )
        })}
      </div>
      <GroupError id={errorId}>{error}</GroupError>
    </section>
  )
}
