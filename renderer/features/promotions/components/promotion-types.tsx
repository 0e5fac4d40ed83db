import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useChosenInSight } from '#lib/line/centre.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { type TypeChoice, typeChoices } from '../model/promotion-types.ts'
import styles from './promotions-page.module.css'

type PromotionTypesProps = {
  /** Number of promotions of each type. Undefined until known. */
  counts: Readonly<Record<TypeChoice, number>> | undefined
  chosen: TypeChoice
  onChoose: (choice: TypeChoice) => void
}

/** Filter by type. Shows all types from the start, so that nothing shifts when the counts load. */
export function PromotionTypes({ counts, chosen, onChoose }: PromotionTypesProps) {
  const { t } = useTranslation('content')
  const list = useRef<HTMLFieldSetElement>(null)
  useChosenInSight(list, '[aria-pressed="true"]', counts ? chosen : undefined)
  return (
    <fieldset ref={list} className={styles.types}>
      <legend className="visually-hidden">{t('promotions.types')}</legend>
      {typeChoices.map((choice) => (
        <Chip
          key={choice}
          size="sm"
          pressed={choice === chosen}
          data-none={counts?.[choice] === 0 || undefined}
          onClick={() => onChoose(choice)}
        >
          <span>{t(`promotions.type.${choice}`)}</span>
          <span className={`num ${styles.count}`}>{counts?.[choice]}</span>
        </Chip>
      ))}
    </fieldset>
  )
}
