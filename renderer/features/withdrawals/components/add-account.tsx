import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Button } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { pinQuery } from '#ui/second-proof/pin-query.ts'
import { PinSheet } from '#ui/second-proof/pin-sheet.tsx'
import { withdrawalQueries } from '../api/withdrawal-queries.ts'
import { AddAccountForm } from './add-account-form.tsx'
import { LoadSkeleton } from './load-skeleton.tsx'

/** Adds a payout account. Without a payment password, that is set first. */
export function AddAccount({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation('withdrawals')
  const gateway = useGateway()
  const { code } = useLanguage()
  const queries = withdrawalQueries(gateway, code)
  const banks = useQuery(queries.banks())
  const pin = useQuery(pinQuery(gateway))
  const accounts = useQuery(queries.accounts())
  const [setting, setSetting] = useState(false)
  const failed = [banks, pin, accounts].find(({ data, isError }) => !data && isError)
  if (failed) return <LoadFailure query={failed} title={t('payout.add.failed')} />
  if (!banks.data || !pin.data || !accounts.data) return <LoadSkeleton />
  if (pin.data.set)
    return (
      <AddAccountForm
        banks={banks.data.banks}
        holder={accounts.data.holder}
        pin={pin.data}
        {...(onDone && { onDone })}
      />
    )
  return (
    <>
      <Notice>
        <b>{t('pin.first')}</b> <span>{t('pin.firstBody')}</span>
      </Notice>
      <Button variant="primary" onClick={() => setSetting(true)}>
        {t('pin.set.submit')}
      </Button>
      <PinSheet task={setting ? 'set' : undefined} onClose={() => setSetting(false)} />
    </>
  )
}
