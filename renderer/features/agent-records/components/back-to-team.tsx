import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'

type BackToTeamProps = {
  query: { error: unknown; data: unknown }
  /** The downline whose line is shown; undefined for the whole team. */
  user: string | undefined
  onBack: () => void
}

/** The way back from a line that didn't load, for instance because it isn't in the team any more. */
export function BackToTeam({ query: { error, data }, user, onBack }: BackToTeamProps) {
  const { t } = useTranslation('agentTeam')
  if (!error || data !== undefined || user === undefined) return null
  return (
    <Button className="center" onClick={onBack}>
      {t('wholeTeam')}
    </Button>
  )
}
