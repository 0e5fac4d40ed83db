import { brand } from 'virtual:brand'
import { Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { classNames } from '#ui/class-names.ts'
import { cityOf, formatPlayTime } from '../model/play-time.ts'
import { useEachSecond } from '../model/use-each-second.ts'
import styles from './play-time.module.css'

type PlayTimeProps = {
  /** When play began, in milliseconds since 1970. */
  since: number | undefined
  className?: string | undefined
}

/** The time played and the site's clock, so that players don't lose track of time. */
export function PlayTime({ since, className }: PlayTimeProps) {
  const { t } = useTranslation('game')
  return (
    <div className={classNames(styles.time, className)}>
      <span>
        <Timer />
        <Elapsed since={since} />
        <small>{t('time.played')}</small>
      </span>
      <span>
        <i />
        <Clock />
        <small>{cityOf(brand.timeZone)}</small>
      </span>
    </div>
  )
}

/** Separate, so that a passing second rerenders nothing else. */
function Elapsed({ since }: { since: number | undefined }) {
  const { t } = useTranslation('game')
  const shown = useEachSecond((now) => formatPlayTime(since === undefined ? 0 : now - since))
  return (
    <span className="num" role="timer" aria-label={t('time.elapsed')}>
      {shown}
    </span>
  )
}

/** Renders once a minute. */
function Clock() {
  const { t } = useTranslation('game')
  const { tag } = useLanguage()
  const shown = useEachSecond((now) => formatClock(now, tag))
  return (
    <span className="num" role="timer" aria-label={t('time.clock')}>
      {shown}
    </span>
  )
}
