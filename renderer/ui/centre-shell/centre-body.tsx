import { ArrowLeft, X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Region } from '#ui/region/region.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { CentreEntry } from './centre-entry.ts'
import styles from './centre-shell.module.css'
import { CentreSlots, type OpenPart } from './centre-slots.tsx'

type CentreBodyProps = {
  entry: CentreEntry
  /** Returns to the menu. Only where the menu isn't beside the page. */
  onBack?: (() => void) | undefined
  onClose: () => void
}

/** The open page of a centre, with its title. */
export function CentreBody({ entry, onBack, onClose }: CentreBodyProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const [note, setNote] = useState<Element | null>(null)
  const [actions, setActions] = useState<Element | null>(null)
  const [part, showPart] = useState<OpenPart>()
  const back = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const Page = entry.part()
  useEffect(() => {
    if (entry.key) body.current?.scrollTo(0, 0)
  }, [entry.key])
  useEffect(() => {
    if (part?.focused) back.current?.focus({ preventScroll: true })
    if (part) body.current?.scrollTo(0, 0)
  }, [part])
  const goBack = part?.onBack ?? onBack
  return (
    <section className={styles.main} aria-labelledby="centre-page">
      <header className={styles.head}>
        {goBack && (
          <IconButton
            ref={back}
            label={part ? (part.back ?? entry.label) : t('action.back')}
            data-autofocus=""
            onClick={goBack}
          >
            <ArrowLeft />
          </IconButton>
        )}
        <div className="grow">
          <h2 id="centre-page">{part?.title ?? entry.label}</h2>
          {!narrow && <div ref={setNote} className={styles.note} />}
        </div>
        <div ref={setActions} className={styles.actions} />
        <IconButton label={t('action.close')} data-aside="" onClick={onClose}>
          <X />
        </IconButton>
        {/* Under the whole head, because actions leave it little room beside them. */}
        {narrow && <div ref={setNote} className={styles.note} />}
      </header>
      <div ref={body} className={styles.body}>
        <CentreSlots value={{ note, actions, showPart }}>
          <Region resetKey={entry.key}>
            <Suspense fallback={<PageSkeleton />}>
              <Page key={entry.key} />
            </Suspense>
          </Region>
        </CentreSlots>
      </div>
    </section>
  )
}

const PageSkeleton = () => (
  <div className="stack" aria-busy="true">
    <Skeleton height="30px" width="60%" />
    <Skeleton height="74px" />
    <Skeleton height="234px" />
  </div>
)
