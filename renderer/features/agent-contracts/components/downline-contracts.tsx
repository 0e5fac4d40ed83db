import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ContractEffect,
  downlineContractStates,
} from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { AccountSearch } from '#ui/account-search/account-search.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import type { ContractView } from '../api/use-contract-downlines.ts'
import type { OpenAction } from './downline-actions.tsx'
import styles from './downline-contracts.module.css'
import { DownlineTable } from './downline-table.tsx'
import { EffectDialog } from './effect-dialog.tsx'
import { RequestDialog } from './request-dialog.tsx'

type DownlineContractsProps = {
  view: ContractView
  /** What accepting the offer to the agent itself would end. */
  effect: ContractEffect | null
  onOffer: (accountId: string) => void
}

/** The contracts with the agents directly below: searched and filtered, with what can be done about each. */
export function DownlineContracts({ view, effect, onOffer }: DownlineContractsProps) {
  const { t } = useTranslation('agentContracts')
  const [open, setOpen] = useState<OpenAction>()
  const close = () => setOpen(undefined)
  const { find, state } = view.values
  const contract = open && [open.row.next, open.row.current].find((one) => one?.state === 'agreed')
  return (
    <section className={styles.section} aria-label={t('downlines.title')}>
      <h3>{t('downlines.title')}</h3>
      <div className={styles.tools}>
        <AccountSearch
          find={find}
          onFind={(next) => view.change({ values: { find: next } })}
          label={t('downlines.search')}
          submit={t('downlines.find')}
        />
        <FilterMenu
          label={t('downlines.state')}
          all={t('downlines.anyState')}
          options={downlineContractStates.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={state}
          onValue={(value) =>
            view.change({ values: { state: downlineContractStates.find((one) => one === value) } })
          }
        />
      </div>
      <DownlineTable view={view} effect={effect} onOpen={setOpen} onOffer={onOffer} />
      {open?.action === 'request' && open.row.proposal && (
        <RequestDialog {...open.row} proposal={open.row.proposal} onClose={close} />
      )}
      {open && open.action !== 'request' && contract && (
        <EffectDialog action={open.action} contract={contract} onClose={close} />
      )}
    </section>
  )
}
