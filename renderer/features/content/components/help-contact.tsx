import { Headset, MessageSquareText } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '#lib/paths/path-to.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Card } from '#ui/card/card.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { HelpChat } from './help-chat.tsx'
import styles from './help-page.module.css'

/** Beside a topic: the ways to reach the operator. */
export function HelpContact() {
  const { t } = useTranslation('content')
  return (
    <Card className={styles.stuck}>
      <IconTile>
        <Headset />
      </IconTile>
      <p>{t('help.stuck')}</p>
      {/* Its texts load separately from the page's. Meanwhile an invisible button keeps its place. */}
      <Suspense
        fallback={
          <Button block style={{ visibility: 'hidden' }}>
            {t('help.write')}
          </Button>
        }
      >
        <HelpChat />
      </Suspense>
      <LinkButton to={pathTo('feedback')} block>
        <MessageSquareText />
        <span>{t('help.write')}</span>
      </LinkButton>
    </Card>
  )
}
