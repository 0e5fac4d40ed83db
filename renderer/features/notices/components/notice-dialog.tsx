import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useNotices } from '../api/use-notices.ts'
import type { Notice, NoticeKind } from '../model/notice.ts'
import { pageCount, pageOfNotice } from '../model/notice-pages.ts'
import { NoNotices } from './no-notices.tsx'
import { NoticePanes } from './notice-panes.tsx'
import { OneNotice } from './one-notice.tsx'

/**
 * The notices of a kind: paged titles with the chosen notice beside them. A single notice is shown without titles.
 */
export function NoticeDialog({ index, kind }: { index: number; kind: NoticeKind }) {
  const { t } = useTranslation()
  const close = useOverlays((state) => state.close)
  const notices = useNotices(kind)
  const alone = notices?.length === 1 ? notices[0] : undefined
  return (
    <Dialog
      open
      onClose={close}
      title={t('notices.title')}
      closeLabel={t('action.close')}
      width={alone ? 600 : 940}
      minHeight={alone ? 200 : undefined}
      flush={!alone}
    >
      {alone && <OneNotice notice={alone} onRead={close} />}
      {notices?.length === 0 && <NoNotices />}
      {notices && notices.length > 1 && <Choice notices={notices} index={index} />}
    </Dialog>
  )
}

function Choice({ notices, index }: { notices: readonly Notice[]; index: number }) {
  const [chosen, setChosen] = useState(index)
  const [page, setPage] = useState(pageOfNotice(index))
  // The list may have become shorter since.
  const read = chosen < notices.length ? chosen : 0
  return (
    <NoticePanes
      notices={notices}
      chosen={read}
      onChoose={setChosen}
      page={Math.min(page, pageCount(notices.length) - 1)}
      onPage={setPage}
    />
  )
}
