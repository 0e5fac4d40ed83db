import { useTranslation } from 'react-i18next'
import { feedbackKinds } from '#shared/contract/endpoints/feedback.ts'
import { Chip } from '#ui/chip/chip.tsx'
import type { FeedbackKind } from '../model/feedback-draft.ts'
import styles from './feedback-page.module.css'

type FeedbackKindsProps = {
  /** The kinds the gateway accepts. Undefined until they have loaded; all are shown then. */
  taken: readonly string[] | undefined
  chosen: FeedbackKind
  onChoose: (kind: FeedbackKind) => void
}

/** Selects what the feedback is about. */
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
