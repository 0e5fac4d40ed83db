import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHelpTopics } from '#lib/help/use-help-topics.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { searchHelp, searchWords } from '../model/search-help.ts'
import { responsibleTag, tagOf, topicOf, withResponsible } from '../model/topics.ts'
import { HelpFailure } from './help-failure.tsx'
import styles from './help-page.module.css'
import { HelpResults } from './help-results.tsx'
import { HelpTopic } from './help-topic.tsx'
import { HelpTopics } from './help-topics.tsx'
import { ResponsiblePage } from './responsible-page.tsx'

/** The help centre: search and topics on the left, and beside them the search results or the topic in the address. */
export function HelpPage() {
  const { t } = useTranslation('content')
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const { data, topics, error, isFetching, refetch } = useHelpTopics()
  const all = topics && withResponsible(topics, t('help.responsible'))
  const isSearch = all !== undefined && searchWords(search).length > 0
  const found = isSearch ? searchHelp(all, search) : undefined
  const topic = all && topicOf(all, hash)
  // Most of this page is the site's own text, so it works even if the topics fail to load.
  const isResponsible = !found && (topic ? topic.tag === responsibleTag : tagOf(hash) === responsibleTag)

  const choose = (tag: string) => {
    setSearch('')
    void navigate({ hash: tag })
  }

  return (
    <>
      {isResponsible ? (
        <h1 className="visually-hidden">{t('help.title')}</h1>
      ) : (
        <PageHead title={t('help.title')} lead={t('help.lead')} />
      )}
      <div className={styles.page} data-own={isResponsible || undefined}>
        <aside className={styles.side}>
          <TextInput
            type="search"
            tone="soft"
            lead={<Search />}
            aria-label={t('help.search')}
            placeholder={t('help.search')}
            autoComplete="off"
            maxLength={200}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <HelpTopics
            topics={all}
            current={isSearch ? undefined : topic?.tag}
            onChoose={() => setSearch('')}
          />
        </aside>
        <p role="status" className="visually-hidden">
          {found && t('help.found', { count: found.length })}
        </p>
        {found ? (
          <HelpResults found={found} onChoose={choose} onClear={() => setSearch('')} />
        ) : isResponsible ? (
          <ResponsiblePage html={topic?.content} />
        ) : error && !data ? (
          <HelpFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <HelpTopic topic={topic} />
        )}
      </div>
    </>
  )
}
