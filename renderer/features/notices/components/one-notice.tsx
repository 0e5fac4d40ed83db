import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { DialogFooter } from '#ui/dialog/dialog-footer.tsx'
import { SafeHtml } from '#ui/safe-html/safe-html.tsx'
import type { Notice } from '../model/notice.ts'
import styles from './notice-dialog.module.css'
import { NoticeLink } from './notice-link.tsx'
import { NoticeTime } from './notice-time.tsx'

/** A single notice, without a list beside it. */
export function OneNotice({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const { t } = useTranslation('notices')
  return (
    <>
      <article className={styles.one}>
        <h3>
          <bdi>{notice.title}</bdi>
        </h3>
        <NoticeTime time={notice.createTime} form="full" />
        <SafeHtml html={notice.content} />
        <NoticeLink notice={notice} />
      </article>
      <DialogFooter>
        <Button variant="primary" size="lg" block onClick={onRead}>
          {t('read')}
        </Button>
      </DialogFooter>
    </>
  )
}
