import { Scene } from 'virtual:artwork'
import { brand } from 'virtual:brand'
import { FileSignature, Headset, LineChart, QrCode, ShieldCheck, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { agentPolicyTag, useHelpTopics } from '#lib/help/use-help-topics.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { sectionPath } from '#lib/paths/path-to.ts'
import { useRole } from '#lib/session/use-role.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { HalfSunNumber } from '#ui/half-sun/half-sun.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import styles from './agent-application-page.module.css'
import { AgentTerms } from './agent-terms.tsx'
import { ApplicationCard } from './application-card.tsx'

export interface AgentApplicationPageProps {
  /** Opens customer service. Undefined if the gateway names none. */
  onAskService: (() => void) | undefined
}

const steps = ['apply', 'contract', 'share'] as const
const reasons = {
  link: <QrCode />,
  reports: <LineChart />,
  contract: <FileSignature />,
  team: <Users />,
  person: <Headset />,
  fair: <ShieldCheck />,
}
const reasonNames = keysOf(reasons)

/** The hero's drawing. On phones it is below the words. */
const scenes = {
  wide: { width: 1280, height: 400, sunX: 0.72, sunRadius: 0.3, boat: { x: 0.56, scale: 0.62 } },
  narrow: {
    width: 358,
    height: 440,
    sunX: 0.8,
    horizon: 0.86,
    sunRadius: 0.2,
    boat: { x: 0.56, scale: 0.6 },
  },
} as const

/** What agents earn, how to become one, and the application. */
export function AgentApplicationPage({ onAskService }: AgentApplicationPageProps) {
  const { t } = useTranslation(['join', 'common'])
  const words = { brand: brand.title, age: brand.minimumAge }
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <Scene {...(useNarrow() ? scenes.narrow : scenes.wide)} className={styles.scene} />
        <h1>{t('title', words)}</h1>
        <p>{t('lead', words)}</p>
        <Ways />
      </header>

      <div className={styles.columns}>
        <div className={styles.terms}>
          <AgentTerms />
          <section aria-labelledby="join-how">
            <h2 id="join-how">{t('how')}</h2>
            <ol className={styles.steps}>
              {steps.map((step, place) => (
                <li key={step}>
                  <HalfSunNumber>{place + 1}</HalfSunNumber>
                  <h3>{t(`steps.${step}.title`)}</h3>
                  <p>{t(`steps.${step}.text`)}</p>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <ApplicationCard onAskService={onAskService} />
      </div>

      <section aria-labelledby="join-why">
        <h2 id="join-why">{t('why')}</h2>
        <ul className={styles.reasons}>
          {reasonNames.map((name) => (
            <li key={name}>
              <IconTile>{reasons[name]}</IconTile>
              <h3>{t(`reasons.${name}.title`)}</h3>
              <p>{t(`reasons.${name}.text`, words)}</p>
            </li>
          ))}
        </ul>
        <Policy />
      </section>
    </div>
  )
}

/** For visitors: an account, which an agent needs. */
function Ways() {
  const { t } = useTranslation(['join', 'common'])
  const role = useRole()
  const show = useOverlays((state) => state.show)
  if (role !== 'visitor') return null
  return (
    <div className={styles.ways}>
      <Button variant="primary" size="lg" onClick={() => show({ name: 'register' })}>
        {t('begin')}
      </Button>
      <Button variant="dusk" size="lg" onClick={() => show({ name: 'login' })}>
        {t('common:action.logIn')}
      </Button>
    </div>
  )
}

/** Link to the agent policy, if the merchant has one. */
function Policy() {
  const { t } = useTranslation('join')
  const { topics } = useHelpTopics()
  const policy = topics?.find(({ tag }) => tag === agentPolicyTag)
  return (
    policy && (
      <p className={styles.policy}>
        <span>{t('policy')}</span>{' '}
        <LinkButton to={sectionPath('help', agentPolicyTag)}>{policy.title}</LinkButton>
      </p>
    )
  )
}
