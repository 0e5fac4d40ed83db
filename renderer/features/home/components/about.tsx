import { brand } from 'virtual:brand'
import { MessageCircle } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useChat } from '#lib/chat/use-chat.ts'
import { pathTo, sectionPath } from '#lib/paths/path-to.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './about.module.css'
import { GetApp } from './get-app.tsx'

/** About the brand, links for new players, and the app. */
export function About() {
  const { t } = useTranslation('sections')
  return (
    <section className={styles.about}>
      <div>
        <h2>{t('about.title', { brand: brand.title })}</h2>
        <p>{t('about.text')}</p>
      </div>
      <div>
        <h2>{t('about.newTitle')}</h2>
        <p>{t('about.newText')}</p>
        <p className={styles.links}>
          <Link className="link" to={pathTo('help')}>
            {t('about.instructions')}
          </Link>
          <Link className="link" to={sectionPath('help', 'term')}>
            {t('about.terms')}
          </Link>
        </p>
        <div className={styles.chat}>
          <Suspense>
            <Chat />
          </Suspense>
        </div>
      </div>
      <GetApp />
    </section>
  )
}

/** Button that opens the chat. Renders nothing if the merchant has none. */
function Chat() {
  const { t } = useTranslation('nav')
  const chat = useChat()
  return (
    chat && (
      <Button size="sm" onClick={chat.open}>
        <MessageCircle />
        <span>{t('chat.withUs')}</span>
      </Button>
    )
  )
}
