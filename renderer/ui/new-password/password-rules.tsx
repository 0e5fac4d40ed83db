import { Check, Dot } from 'lucide-react'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { passwordHints } from '#lib/forms/password-hints.ts'
import { type FieldRule, readRule } from '#shared/domain/patterns.ts'
import styles from './password-rules.module.css'

type PasswordRulesProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  rule: FieldRule
}

/** The password's rules, ticked off while typing. A component of its own, so that nothing else re-renders then. */
export function PasswordRules<Values extends FieldValues>({
  control,
  name,
  rule,
}: PasswordRulesProps<Values>) {
  const { t } = useTranslation('register')
  const password: unknown = useWatch({ control, name })
  const hints = passwordHints(typeof password === 'string' ? password : '', rule)
  const { min, max } = readRule(rule)
  if (hints.length === 0) return null
  return (
    <ul className={styles.rules}>
      {hints.map(({ part, met }) => (
        <li key={part} data-met={met || undefined}>
          {met ? <Check /> : <Dot />}
          <span>
            {part === 'length'
              ? t('rule.length', { range: min === max ? String(min) : `${min} – ${max}` })
              : t(`rule.${part}`)}
          </span>
          <span className="visually-hidden">{met && `, ${t('rule.met')}`}</span>
        </li>
      ))}
    </ul>
  )
}
