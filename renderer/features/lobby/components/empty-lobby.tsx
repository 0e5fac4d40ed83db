import { useTranslation } from 'react-i18next'
import { pathTo } from '#lib/paths/path-to.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { type Choice, filterCount, noFilters } from '../model/choice.ts'

export interface EmptyLobbyProps {
  choice: Choice
  onChange: (change: Partial<Choice>) => void
}

/** Shown instead of an empty list. Says why it is empty and offers a way out. */
export function EmptyLobby({ choice, onChange }: EmptyLobbyProps) {
  const { t } = useTranslation('lobby')
  const { list, search } = choice
  const reset = { search: '', ...noFilters }
  if (search !== '')
    return (
      <Card>
        <EmptyState
          scene="lens"
          title={t('empty.search', { name: search })}
          action={<Button onClick={() => onChange(reset)}>{t('empty.showAll')}</Button>}
        >
          {t('empty.searchHelp')}
        </EmptyState>
      </Card>
    )
  if (filterCount(choice) > 0)
    return (
      <Card>
        <EmptyState
          scene="lens"
          title={t('empty.filter')}
          action={<Button onClick={() => onChange(reset)}>{t('empty.showAll')}</Button>}
        >
          {t('empty.filterHelp')}
        </EmptyState>
      </Card>
    )
  const kind = list === 'fav' || list === 'recent' ? list : 'all'
  return (
    <Card>
      <EmptyState
        title={t(`empty.${kind}`)}
        action={
          kind === 'all' ? (
            <LinkButton variant="accent" to={pathTo('games')}>
              {t('empty.browse')}
            </LinkButton>
          ) : (
            <Button variant="accent" onClick={() => onChange({ list: 'all', vendor: undefined })}>
              {t('empty.browse')}
            </Button>
          )
        }
      >
        {t(`empty.${kind}Help`)}
      </EmptyState>
    </Card>
  )
}
