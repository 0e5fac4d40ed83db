import { useEffect, useState } from 'react'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'
import { mayUseAccountCentre, mayUseMemberCentre, type Role } from '#shared/domain/roles.ts'
import type { memberPages } from './member-pages.ts'

type MenuPage = (typeof memberPages)[number]

/** The pages of the member centre that the header's account menu leads to, as far as they exist. */
const menuPages: readonly string[] = ['transferFund', 'withdraw', 'personalHistoryCopy', 'messageV2']
/** The account centre's. Others reach it through the member centre, where it is the first page. */
const accountPages: readonly string[] = ['securityCenter']

const none: readonly MenuPage[] = []

/** The pages of the member centre for the header's account menu. They are loaded after the first paint. */
export function useMenuPages(role: Role): readonly MenuPage[] {
  const afterPaint = useFirstPaintDone()
  const allowed = mayUseMemberCentre(role)
  const [pages, setPages] = useState(none)
  useEffect(() => {
    if (!afterPaint || !allowed) return
    // Without them the menu still leads to the centre itself.
    import('./member-pages.ts').then((loaded) => setPages(loaded.memberPages)).catch(() => {})
  }, [afterPaint, allowed])
  if (!allowed) return none
  const wanted = mayUseAccountCentre(role) ? [...menuPages, ...accountPages] : menuPages
  return wanted.flatMap((name) => pages.find(({ key }) => key === name) ?? [])
}
