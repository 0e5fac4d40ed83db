import i18next from 'i18next'
import type { Destination } from '#features/search/index.ts'
import { sectionName } from '#lib/centre/account-section.ts'
import { admitsToPage } from '#lib/centre/gate.ts'
import { useCentreVisitor } from '#lib/centre/use-centre-visitor.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useAgentCheck } from '#lib/session/use-agent-check.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { useRole } from '#lib/session/use-role.ts'
import { mayUseMemberCentre } from '#shared/domain/roles.ts'
import type { memberPages } from '../member-centre/member-pages.ts'
import { useLoaded } from './use-loaded.ts'
import { useNames } from './use-names.ts'

const loadMemberTables = () =>
  Promise.all([
    import('../member-centre/member-pages.ts'),
    import('../member-centre/account-sections.ts'),
  ]).then(([{ memberPages }, { accountSections }]) => ({ memberPages, accountSections }))

const loadAgentPages = () =>
  Promise.all([import('../agent-centre/agent-pages.ts'), i18next.loadNamespaces('agent')]).then(
    ([{ agentPages }]) => agentPages,
  )

/** The page with the sections. */
const accountPage = 'securityCenter' satisfies (typeof memberPages)[number]['key']

const none: readonly never[] = []

/**
 * The pages of the centres that the account may see, and the sections of "My account", from the centres' tables.
 * A visitor finds what members have, and logs in to get there.
 */
export function useCentreDestinations(): { pages: Destination[]; sections: Destination[] } {
  const names = useNames()
  const show = useOverlays((state) => state.show)
  const protect = useProtected()
  const own = useRole()
  const role = own === 'visitor' ? 'member' : own
  const member = useLoaded(loadMemberTables, mayUseMemberCentre(role))
  const agentPages = useLoaded(loadAgentPages, useAgentCheck()) ?? none
  const pages = member?.memberPages ?? none
  const sections = (member?.accountSections ?? none).map((section) => ({
    ...section,
    gate: 'flag' in section ? { flag: section.flag } : {},
  }))
  const visitor = { ...useCentreVisitor('member', [...pages, ...sections]), role }
  const agent = useCentreVisitor('agent', agentPages)

  const [ofMember] = names((t) => t('member:title'))
  const [ofAgent] = names((t) => t('agent:title'))
  const [ofAccount] = names((t) => t('member:page.securityCenter'))
  return {
    pages: [
      ...pages
        .filter(({ gate }) => admitsToPage('member', gate, visitor))
        .map(({ key, Icon }) => ({
          id: key,
          names: names((t) => t(`member:page.${key}`)),
          aside: ofMember,
          icon: <Icon />,
          go: () => protect(() => show({ name: 'member', page: key }), 'trueAccount'),
        })),
      ...agentPages
        .filter(({ gate }) => admitsToPage('agent', gate, agent))
        .map(({ key, Icon }) => ({
          id: `agent-${key}`,
          names: names((t) => t(`agent:page.${key}`)),
          aside: ofAgent,
          icon: <Icon />,
          go: () => show({ name: 'agent', page: key }),
        })),
    ],
    sections: sections
      .filter(({ gate }) => admitsToPage('member', gate, visitor))
      .map(({ key, Icon }) => {
        const query = new URLSearchParams({ [sectionName]: key }).toString()
        return {
          id: key,
          names: names((t) => t(`member:section.${key}`)),
          aside: ofAccount,
          icon: <Icon />,
          go: () => protect(() => show({ name: 'member', page: accountPage, query }), 'trueAccount'),
        }
      }),
  }
}
