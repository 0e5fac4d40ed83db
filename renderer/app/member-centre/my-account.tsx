import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccountSection, sectionName } from '#lib/centre/account-section.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { useRecordSearch } from '#lib/records/record-search.ts'
import { settingOf } from '#lib/settings/settings-tree.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { AccountOverview } from './account-overview.tsx'
import { accountSections } from './account-sections.ts'
import { OpenSection } from './open-section.tsx'

/** "My account": who it belongs to and its sections, or the open one of them. */
export function MyAccount() {
  // Loads the texts of both views, so that turning from one to the other needn't wait.
  useTranslation(['account', 'member'])
  const { search, change } = useRecordSearch()
  const { data: settings } = useQuery(systemQueries(useGateway()).settings())
  /** The section that was open last, to which the focus returns. */
  const [left, setLeft] = useState<string>()
  const [chosen, setChosen] = useState(false)
  const named = accountSections.find(({ key }) => key === search.get(sectionName))
  const isOn = ({ flag }: AccountSection) =>
    flag === undefined || (settings !== undefined && settingOf(settings.nodes, flag))
  const sections = accountSections.filter(isOn)
  const section = sections.find(({ key }) => key === named?.key)
  if (named && !section && !settings) return <Skeleton height="320px" />
  const open = (key: string) => {
    setChosen(true)
    change(() => new URLSearchParams({ [sectionName]: key }))
  }
  if (!section) return <AccountOverview sections={sections} left={left} onOpen={open} />
  return (
    <OpenSection
      key={section.key}
      section={section}
      chosen={chosen}
      onBack={() => {
        setLeft(section.key)
        change(() => new URLSearchParams())
      }}
    />
  )
}
