import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { useProvedSend } from '#lib/money-operation/use-proved-send.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import type { TransferRecipient, transfers } from '#shared/contract/endpoints/transfers.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { PinEntry } from '#ui/second-proof/pin-entry.tsx'
import { pinQuery } from '#ui/second-proof/pin-query.ts'
import { type PinSetUp, PinSheet } from '#ui/second-proof/pin-sheet.tsx'
import { usePinForm } from '#ui/second-proof/use-pin-form.ts'
import type { TeamTransferOperation } from '../api/use-team-transfer.ts'
import { recipientQuery } from '../api/use-transfers.ts'
import styles from './transfer-confirm.module.css'

type TransferConfirmProps = {
  input: InputOf<typeof transfers.send>
  upline: TransferRecipient | null
  transfer: TeamTransferOperation
}

/** What is about to be sent, and the payment password that confirms it. */
export function TransferConfirm({ input, upline, transfer }: TransferConfirmProps) {
  const { t } = useTranslation('transfers')
  const { tag } = useLanguage()
  const gateway = useGateway()
  const { data: pin } = useQuery(pinQuery(gateway))
  const [settingUp, setSettingUp] = useState<PinSetUp>()
  const { form, refuse } = usePinForm()
  const { busy, send } = useProvedSend(transfer)
  const below = useQuery({
    ...recipientQuery(gateway, input.account ?? ''),
    enabled: input.to === 'downline',
  })
  const name = input.to === 'upline' ? upline?.name : (below.data?.name ?? '…')
  const amount = writeMoney(input.amount, tag)
  const sending = busy || transfer.state.step === 'sending'

  const handleSend = async (values: { pin: string }) => {
    const error = await send(input, values.pin)
    if (error !== undefined) refuse(error)
  }
  return (
    <>
      <form className={styles.confirm} noValidate onSubmit={useSubmitOnce(form.handleSubmit(handleSend))}>
        <Card className={styles.card}>
          <h3>{t('confirm.title')}</h3>
          <p className={`fig ${styles.amount}`}>{amount}</p>
          <Facts>
            <Fact name={t('to')}>{name}</Fact>
            <Fact name={t('relation')}>{t(`relations.${input.to}`)}</Fact>
            {input.to === 'downline' && <Fact name={t('account')}>{input.account}</Fact>}
            {input.remark !== '' && <Fact name={t('remarkShort')}>{input.remark}</Fact>}
          </Facts>
          <p>{t('confirm.body')}</p>
          <PinEntry control={form.control} name="pin" onSetUp={setSettingUp} />
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              disabled={!pin?.set}
              busy={sending}
              busyLabel={t('sending')}
            >
              {t('confirm.send', { amount })}
            </Button>
            <Button size="lg" disabled={sending} onClick={transfer.back}>
              {t('confirm.change')}
            </Button>
          </div>
        </Card>
      </form>
      <PinSheet task={settingUp} onClose={() => setSettingUp(undefined)} />
    </>
  )
}
