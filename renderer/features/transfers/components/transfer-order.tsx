import { Check } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { TeamTransfer } from '#shared/contract/endpoints/transfers.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { TeamTransferOperation } from '../api/use-team-transfer.ts'
import styles from './transfer-confirm.module.css'

type TransferOrderProps = { order: TeamTransfer; transfer: TeamTransferOperation }

/** A transfer that was booked on both sides. */
export function TransferOrder({ order, transfer }: TransferOrderProps) {
  const { t } = useTranslation('transfers')
  const { tag } = useLanguage()
  const amount = writeMoney(order.amount, tag)
  const leave = useEffectEvent(() => transfer.again())
  useEffect(() => () => leave(), [])
  return (
    <Card className={`${styles.confirm} ${styles.card}`}>
      <h3>{t('order.title')}</h3>
      <p className={`fig ${styles.amount}`}>{amount}</p>
      <div role="status">
        <Notice icon={<Check />}>
          <b>{t('order.done', { amount, name: order.name })}</b>
        </Notice>
      </div>
      <Facts>
        <Fact name={t('to')}>{order.name}</Fact>
        <Fact name={t('relation')}>{t(`relations.${order.relation}`)}</Fact>
        {order.remark !== '' && <Fact name={t('remarkShort')}>{order.remark}</Fact>}
        <Fact name={t('order.time')}>{formatMoment(order.createTime)}</Fact>
        <Fact exact name={t('order.number')}>
          {order.orderId}
        </Fact>
      </Facts>
      <div className={styles.actions}>
        <Button onClick={transfer.again}>{t('order.another')}</Button>
      </div>
    </Card>
  )
}
