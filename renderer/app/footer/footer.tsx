import { brand } from 'virtual:brand'
import { about } from 'virtual:brand-late'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PrivacyChoices } from '#features/consent/components/privacy-choices.tsx'
import { useNav } from '#features/navigation/index.ts'
import { useToday } from '#lib/clock/use-today.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { pathTo, sectionPath } from '#lib/paths/path-to.ts'
import { HomeLink } from '../header/home-link.tsx'
import { AgentPolicyLink } from './agent-policy-link.tsx'
import { AppLinks } from './app-links.tsx'
import { ChatButton } from './chat-button.tsx'
import { ClientSettingsLink } from './client-settings-link.tsx'
import styles from './footer.module.css'
import { FooterHelp } from './footer-help.tsx'
import { NoticesLink } from './notices-link.tsx'
import { SocialLinks } from './social-links.tsx'
import { StudioLogos } from './studio-logos.tsx'

/** The footer: studios, help, responsible gaming, the apps, and the small print. */
export function Footer() {
  const { t } = useTranslation('sections')
  const { tag } = useLanguage()
  const { minimumAge: age, title } = brand
  const { claims, helpline, licence, responsibleMessage } = about
  const year = useToday().slice(0, 4)
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <StudioLogos nav={useNav()} />
        <div className={styles.grid}>
          <div>
            <HomeLink />
            <p>
              {claims.games && claims.studios
                ? t('footer.about', {
                    brand: title,
                    games: formatCount(claims.games, tag),
                    studios: formatCount(claims.studios, tag),
                  })
                : t('footer.aboutPlain', { brand: title })}
            </p>
            <SocialLinks />
            <ChatButton />
          </div>
          <FooterHelp />
          <div>
            <h2>{t('footer.safe')}</h2>
            <p>
              <b>{responsibleMessage}</b> <span>{t('footer.safeText')}</span>
            </p>
            {helpline && (
              <p>
                <span>{helpline.name}</span>
                <br />
                <b className="num">{helpline.phone}</b>
              </p>
            )}
            <Link to={sectionPath('help', 'responsible-gaming')} className="link touch">
              {t('footer.safeLink')}
            </Link>
          </div>
          <div>
            <h2>{t('footer.app')}</h2>
            <p>{t('footer.appText')}</p>
            <AppLinks />
            <Link to={pathTo('download')} className="link touch">
              {t('footer.appSteps')}
            </Link>
          </div>
        </div>
        <div className={styles.legal}>
          <span className={styles.age} role="img" aria-label={t('footer.age', { age })}>
            {`${age}+`}
          </span>
          <p>
            <span>{t('footer.licence', { ...licence, age, brand: title, year })}</span> <AgentPolicyLink />{' '}
            <PrivacyChoices /> <NoticesLink /> <ClientSettingsLink />
          </p>
        </div>
      </div>
    </footer>
  )
}
