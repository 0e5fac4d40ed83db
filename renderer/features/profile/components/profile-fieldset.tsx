import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { ProfileValues } from '#shared/domain/profile-check.ts'
import { FormField } from '#ui/form-field/form-field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { profileQueries } from '../api/profile-queries.ts'
import type { OwnProfile } from '../model/profile-form.ts'
import { birthdayText, countryName } from '../model/profile-texts.ts'
import { BirthdayField } from './birthday-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { FixedField } from './fixed-field.tsx'
import { NationalityField } from './nationality-field.tsx'
import styles from './profile-section.module.css'

type ProfileFieldsetProps = {
  form: UseFormReturn<ProfileValues>
  own: OwnProfile
  latestBirthday: string
}

/** The fields of the profile in two groups. */
export function ProfileFieldset({ form, own, latestBirthday }: ProfileFieldsetProps) {
  const { t } = useTranslation('account')
  const { code, tag } = useLanguage()
  const { data: choices } = useQuery(profileQueries(useGateway()).choices(code))
  const { control, register } = form
  const birthday = useMemo(() => own.birthday && birthdayText(own.birthday, tag), [own.birthday, tag])
  const optional = t('profile.optional')
  return (
    <>
      <section className={styles.part} aria-labelledby="profile-about">
        <h3 id="profile-about">{t('profile.about')}</h3>
        <div className={styles.fields}>
          <FormField
            control={control}
            name="nickname"
            label={t('profile.field.nickname')}
            hint={t('profile.hint.nickname')}
          >
            <TextInput autoComplete="nickname" maxLength={20} {...register('nickname')} />
          </FormField>
          {own.realName === null ? (
            <FormField
              control={control}
              name="realName"
              label={t('profile.field.realName')}
              hint={t('profile.hint.realName')}
            >
              <TextInput autoComplete="name" maxLength={60} {...register('realName')} />
            </FormField>
          ) : (
            <FixedField label={t('profile.field.realName')} value={own.realName} />
          )}
          {birthday ? (
            <FixedField label={t('profile.field.birthday')} value={birthday} />
          ) : (
            <BirthdayField control={control} latest={latestBirthday} />
          )}
          {own.nationality === null ? (
            <NationalityField control={control} codes={choices?.nationalities ?? []} />
          ) : (
            <FixedField label={t('profile.field.nationality')} value={countryName(own.nationality, tag)} />
          )}
          <FormField
            control={control}
            name="address"
            label={t('profile.field.address')}
            className={styles.wide}
          >
            <TextInput autoComplete="street-address" maxLength={200} {...register('address')} />
          </FormField>
          <ChoiceField form={form} name="occupation" choices={choices?.occupations} />
          <ChoiceField form={form} name="incomeSource" choices={choices?.incomeSources} />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="profile-contact">
        <h3 id="profile-contact">{t('profile.contact')}</h3>
        <div className={styles.fields}>
          <FormField control={control} name="telegram" label={t('profile.field.telegram')} mark={optional}>
            <TextInput placeholder="@your_name" autoCapitalize="none" {...register('telegram')} />
          </FormField>
          <FormField control={control} name="zalo" label={t('profile.field.zalo')} mark={optional}>
            <TextInput inputMode="tel" placeholder={t('contacts.placeholder.mobile')} {...register('zalo')} />
          </FormField>
        </div>
      </section>
    </>
  )
}
