import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'
import { useHelpTopics } from '#lib/help/use-help-topics.ts'
import { sectionPath } from '#lib/paths/path-to.ts'
import * as constants from '#shared/domain/constants.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './footer.module.css'

const places = Array.from({ length: constants.footerHelpItems }, (_, index) => index)

/** The first help topics in two columns, with skeletons until they have loaded. */
export function FooterHelp() {
  const { t } = useTranslation('sections')
  const { topics } = useHelpTopics({ enabled: useFirstPaintDone() })
  return (
    <div>
      <h2>{t('footer.help')}</h2>
      <ul className={styles.help}>
        {topics
          ? topics.slice(0, constants.footerHelpItems).map(({ tag, title }) => (
              <li key={tag}>
                <Link to={sectionPath('help', tag)}>{title}</Link>
              </li>
            ))
          : places.map((place) => (
              <li key={place}>
                <Skeleton width="72px" height="20px" />
              </li>
            ))}
      </ul>
    </div>
  )
}
