import { type ReactNode, useEffect } from 'react'
import type { CentrePage } from '#lib/centre/centre-page.ts'
import { admitsToCentre, admitsToPage } from '#lib/centre/gate.ts'
import { useCentreVisitor } from '#lib/centre/use-centre-visitor.ts'
import type { CentreName } from '#lib/overlay/page-search.ts'
import { CentreShell } from '#ui/centre-shell/centre-shell.tsx'

/** What a centre's overlay passes to it. */
export type CentreProps = {
  /** Key of the open page. */
  page: string | undefined
  /** Called with undefined to show the menu on phones. */
  onPage: (key: string | undefined) => void
  onClose: () => void
}

type Declared<Key extends string, Group extends string> = {
  name: CentreName
  title: string
  pages: readonly CentrePage<Key, Group>[]
  groups: readonly Group[]
  pageLabel: (key: Key) => string
  groupLabel: (group: Group) => string
  /** Key of the page that is open by default. */
  home: Key
  /** Shown above the menu: whose centre it is. */
  account: ReactNode
}

/** A centre made from its table of pages. It shows nothing until the visitor is known, and closes if not admitted. */
export function Centre<Key extends string, Group extends string>({
  name,
  title,
  pages,
  groups,
  pageLabel,
  groupLabel,
  home,
  account,
  page,
  onPage,
  onClose,
}: CentreProps & Declared<Key, Group>) {
  const visitor = useCentreVisitor(name, pages)
  const admitted = admitsToCentre(name, visitor)
  const refused = visitor.isKnown && !admitted
  useEffect(() => {
    if (refused) onClose()
  }, [refused, onClose])
  if (!admitted) return null
  const shown = groups.map((group) => ({
    key: group,
    label: groupLabel(group),
    entries: pages
      .filter((entry) => entry.group === group && admitsToPage(name, entry.gate, visitor))
      .map((entry) => ({ ...entry, label: pageLabel(entry.key) })),
  }))
  return (
    <CentreShell
      title={title}
      groups={shown}
      page={page}
      home={home}
      onPage={onPage}
      onClose={onClose}
      account={account}
    />
  )
}
