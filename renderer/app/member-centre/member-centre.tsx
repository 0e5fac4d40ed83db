import { useTranslation } from 'react-i18next'
import { Centre, type CentreProps } from '../centre/centre.tsx'
import { MemberAccount } from './member-account.tsx'
import { homePage, memberGroups, memberPages } from './member-pages.ts'

/** The member centre. It closes for visitors and demo accounts. */
export function MemberCentre(props: CentreProps) {
  const { t } = useTranslation('member')
  return (
    <Centre
      {...props}
      name="member"
      title={t('title')}
      pages={memberPages}
      groups={memberGroups}
      pageLabel={(key) => t(`page.${key}`)}
      groupLabel={(group) => t(`group.${group}`)}
      home={homePage}
      account={<MemberAccount />}
    />
  )
}
