import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Headset } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useRole } from '#lib/session/use-role.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { agentTermsQuery } from '../api/agent-application-queries.ts'
import styles from './agent-application-page.module.css'
import { ApplicationForm } from './application-form.tsx'

type ApplicationCardProps = {
  /** Opens customer service. Undefined if the gateway names none. */
  onAskService: (() => void) | undefined
}

/** The application and its result. Agents read that they are agents already. */
export function ApplicationCard({ onAskService }: ApplicationCardProps) {
  const { t } = useTranslation(['join', 'common'])
  const role = useRole()
  const { data } = useQuery(agentTermsQuery(useGateway()))
  const [reference, setReference] = useState<string>()
  if (role === 'agent')
    return (
      <Card className={styles.apply}>
        <p>{t('youAre')}</p>
        {onAskService && (
          <Button variant="primary" size="lg" block onClick={onAskService}>
            <Headset />
            <span>{t('common:rail.service')}</span>
          </Button>
        )}
      </Card>
    )
  if (reference !== undefined)
    return (
      <Card className={styles.apply}>
        <IconTile>
          <CircleCheck />
        </IconTile>
        <h2>{t('sent.title')}</h2>
        <p role="status">{t('sent.text', { count: data?.answerDays ?? 1, reference })}</p>
      </Card>
    )
  return (
    <Card className={styles.apply}>
      <h2 id="join-apply">{t('form.title')}</h2>
      <ApplicationForm onSent={setReference} />
    </Card>
  )
}
