import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { admitsToCentre, admitsToPage } from '#lib/centre/gate.ts'
import { useCentreVisitor } from '#lib/centre/use-centre-visitor.ts'
import { CentreShell } from '#ui/centre-shell/centre-shell.tsx'
import { MemberAccount } from './member-account.tsx'
import { homePage, memberGroups, memberPages } from './member-pages.ts'

type MemberCentreProps = {
  /** Key of the open page. */
  page: string | undefined
  /** Called with undefined to show the menu on phones. */
  onPage: (key: string | undefined) => void
  onClose: () => void
}

/** The member centre. It closes for visitors and demo accounts. */
export function MemberCentre({ page, onPage, onClose }: MemberCentreProps) {
  const { t } = useTranslation('member')
  const visitor = useCentreVisitor('member', memberPages)
  const admitted = admitsToCentre('member', visitor)
  useEffect(() => {
    if (!admitted) onClose()
  }, [admitted, onClose])
  if (!admitted) return null
  const groups = memberGroups.map((group) => ({
    key: group,
    label: t(`group.${group}`),
    entries: memberPages
      .filter((entry) => entry.group === group && admitsToPage('member', entry.gate, visitor))
      .map((entry) => ({ ...entry, label: t(`page.${entry.key}`) })),
  }))
  return (
    <CentreShell
      title={t('title')}
      groups={groups}
      page={page}
      home={homePage}
      onPage={onPage}
      onClose={onClose}
      account={<MemberAccount />}
    />
  )
}
