import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { profileQueries } from '../api/profile-queries.ts'
import { birthdayText, countryName } from '../model/profile-texts.ts'

/** The main facts of the profile, with a way to add what is missing. */
export function ProfileSummary({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const { code, tag } = useLanguage()
  const queries = profileQueries(useGateway())
  const { data: own, error } = useQuery(queries.own())
  const { data: choices } = useQuery(queries.choices(code))
  if (error && !own) return null
  if (!own) return <Skeleton height="180px" />
  const occupation = choices?.occupations.find(({ id }) => id === own.occupation)?.name
  const facts = [
    ['realName', own.realName],
    ['birthday', own.birthday && birthdayText(own.birthday, tag)],
    ['nationality', own.nationality && countryName(own.nationality, tag)],
    ['occupation', own.occupation && (occupation ?? '\u2026')],
    ['telegram', own.telegram],
  ] as const
  return (
    <Facts>
      {facts.map(([field, value]) => (
        <Fact key={field} name={t(`profile.field.${field}`)}>
          {value ?? (
            <span>
              <button
                type="button"
                className="link"
                aria-label={t('profile.addField', { field: t(`profile.field.${field}`) })}
                onClick={onAdd}
              >
                {t('profile.add')}
              </button>
            </span>
          )}
        </Fact>
      ))}
    </Facts>
  )
}
