import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ContractEffect,
  downlineContractStates,
} from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
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

/** Longest part of a name that can be searched for. */
const longest = 40

/** The contracts with the agents directly below: searched and filtered, with what can be done about each. */
export function DownlineContracts({ view, effect, onOffer }: DownlineContractsProps) {
  const { t } = useTranslation('agentContracts')
  const [open, setOpen] = useState<OpenAction>()
  const close = () => setOpen(undefined)
  const { find, state } = view.values
  const handleSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('find')
    const words = typeof typed === 'string' ? typed.trim().slice(0, longest) : ''
    view.change({ values: { find: words === '' ? undefined : words } })
  }
  const contract = open && [open.row.next, open.row.current].find((one) => one?.state === 'agreed')
  return (
    <section className={styles.section} aria-label={t('downlines.title')}>
      <h3>{t('downlines.title')}</h3>
      <div className={styles.tools}>
        <form key={find ?? ''} role="search" className={styles.search} onSubmit={handleSearch}>
          <Field label={t('downlines.search')} hideLabel className="grow">
            <TextInput
              type="search"
              name="find"
              size="sm"
              maxLength={longest}
              autoComplete="off"
              placeholder={t('downlines.search')}
              defaultValue={find}
              lead={<Search />}
            />
          </Field>
          <Button type="submit" size="sm">
            {t('downlines.find')}
          </Button>
        </form>
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
