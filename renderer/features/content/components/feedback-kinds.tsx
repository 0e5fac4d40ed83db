import { useTranslation } from 'react-i18next'
import { feedbackKinds } from '#shared/contract/endpoints/feedback.ts'
import { Chip } from '#ui/chip/chip.tsx'
import type { FeedbackKind } from '../model/feedback-draft.ts'
import styles from './feedback-page.module.css'

type FeedbackKindsProps = {
  /** The kinds that the gateway takes; all until it said so. */
  taken: readonly string[] | undefined
  chosen: FeedbackKind
  onChoose: (kind: FeedbackKind) => void
}

/** What the feedback is about. */
export function FeedbackKinds({ taken, chosen, onChoose }: FeedbackKindsProps) {
  const { t } = useTranslation('feedback')
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('about')}</legend>
      {feedbackKinds
        .filter((kind) => taken === undefined || taken.includes(kind))
        .map((kind) => (
          <Chip key={kind} pressed={kind === chosen} onClick={() => onChoose(kind)}>
            {t(`kind.${kind}`)}
          </Chip>
        ))}
    </fieldset>
  )
}
