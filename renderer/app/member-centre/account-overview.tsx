import { useTranslation } from 'react-i18next'
import { ProfileSummary } from '#features/profile/components/profile-summary.tsx'
import { Card } from '#ui/card/card.tsx'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { WithdrawalsWait } from '#ui/second-proof/withdrawals-wait.tsx'
import { AccountOwner } from './account-owner.tsx'
import type { accountSections } from './account-sections.ts'
import styles from './my-account.module.css'
import { SectionRow } from './section-row.tsx'

type AccountOverviewProps = {
  sections: readonly (typeof accountSections)[number][]
  /** The section that was open last. Its row gets the focus. */
  left: string | undefined
  onOpen: (key: string) => void
}

/** Who the account belongs to, its sections, and the main facts of the profile. */
export function AccountOverview({ sections, left, onOpen }: AccountOverviewProps) {
  const { t } = useTranslation('account')
  return (
    <div className={styles.overview}>
      <CentreHead note={t('note')} />
      <div className={styles.main}>
        <AccountOwner />
        <WithdrawalsWait />
        <Card padded={false}>
          <ul className={styles.rows}>
            {sections.map((section) => (
              <SectionRow
                key={section.key}
                section={section}
                focused={section.key === left}
                onOpen={() => onOpen(section.key)}
              />
            ))}
          </ul>
        </Card>
      </div>
      <Card className={styles.facts}>
        <h3>{t('summary')}</h3>
        <ProfileSummary onAdd={() => onOpen('profile')} />
      </Card>
    </div>
  )
}
