import { Landmark, QrCode, Wallet } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { DepositValues } from '../model/deposit-values.ts'
import type { DeskLayout } from '../model/desk-layout.ts'
import styles from './channel-choice.module.css'

const icons = { wallet: Wallet, qr: QrCode, bank: Landmark } satisfies Record<DepositChannel['kind'], unknown>

type ChannelChoiceProps = {
  form: UseFormReturn<DepositValues>
  channels: readonly DepositChannel[]
  layout: DeskLayout
}

/** The deposit channels as radio buttons, each with its limits. */
export function ChannelChoice({ form, channels, layout }: ChannelChoiceProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  return (
    <section>
      {layout === 'page' && <StepHeading number={1}>{t('channel')}</StepHeading>}
      <div role="radiogroup" aria-label={t('channel')} className={styles.channels} data-layout={layout}>
        {channels.map(({ channelId, name, kind, min, max, feeText }) => {
          const Icon = icons[kind]
          return (
            <label key={channelId} className={styles.channel}>
              <input type="radio" value={channelId} {...form.register('channelId')} />
              <span className={styles.icon}>
                <Icon />
              </span>
              <span>
                <b>
                  {name} {feeText && <Tag tone="accent">{feeText}</Tag>}
                </b>
                <small>
                  <span>{t(`kind.${kind}`)}</span>
                  <span className="num">
                    {writeMoney(min, tag, 'whole')} – {writeMoney(max, tag, 'whole')}
                  </span>
                </small>
              </span>
              <i className={styles.dot} />
            </label>
          )
        })}
      </div>
    </section>
  )
}
