import { brand } from 'virtual:brand'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useToday } from '#lib/clock/use-today.ts'
import { createDraft, useDraft } from '#lib/forms/drafts.ts'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { latestBirthday, type ProfileValues } from '#shared/domain/profile-check.ts'
import { Button } from '#ui/button/button.tsx'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useSaveProfile } from '../api/use-save-profile.ts'
import {
  changedFields,
  fieldsToFix,
  type OwnProfile,
  profileFaults,
  profileFields,
  saveInput,
  valuesOf,
} from '../model/profile-form.ts'
import { fieldOfProfileFault } from '../model/profile-refusal.ts'
import { ProfileFieldset } from './profile-fieldset.tsx'
import styles from './profile-section.module.css'
import { useProfileMessages } from './use-profile-messages.ts'

const draft = createDraft<Partial<ProfileValues>>()

/** The profile's fields. What can be set only once is said before it is saved. */
export function ProfileForm({ own }: { own: OwnProfile }) {
  const { t } = useTranslation('account')
  const save = useSaveProfile()
  const faultMessage = useFaultMessage()
  const messagesOf = useProfileMessages()
  const [failure, setFailure] = useState<string>()
  const latest = latestBirthday(useToday(), brand.minimumAge)
  const form = useForm<ProfileValues>({
    defaultValues: valuesOf(own),
    shouldFocusError: false,
    resolver: messageResolver((values) => messagesOf(profileFaults(values, latest))),
  })
  const { control, formState, reset, setError } = form
  useDraft(form, draft, valuesOf(own))
  useFocusFirstError(form, profileFields)
  const values = useWatch({ control, compute: (current) => current })
  const changes = changedFields(own, values)
  const fixes = fieldsToFix(own, values)

  const send = async (typed: ProfileValues) => {
    setFailure(undefined)
    try {
      reset(valuesOf(await save(saveInput(own, typed))))
      showToast({ title: t('profile.saved') })
    } catch (error) {
      const place = fieldOfProfileFault(error)
      const message = faultMessage(error) ?? ''
      if (place) setError(place, { message })
      else setFailure(message)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={useSubmitOnce(form.handleSubmit(send))}>
      <FormFailure failure={failure} />
      <ProfileFieldset form={form} own={own} latestBirthday={latest} />
      {fixes.length > 0 && (
        <Notice tone="warn">
          <b>{t('profile.once')}</b>{' '}
          <span>
            {t('profile.onceBody', { fields: fixes.map((field) => t(`profile.field.${field}`)).join(', ') })}
          </span>
        </Notice>
      )}
      <div className={styles.save}>
        <span role="status">
          {changes.length > 0 ? t('profile.unsaved', { count: changes.length }) : t('profile.upToDate')}
        </span>
        <div className={styles.buttons}>
          {changes.length > 0 && (
            <Button variant="quiet" onClick={() => reset(valuesOf(own))}>
              {t('profile.discard')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            disabled={changes.length === 0}
            busy={formState.isSubmitting}
            busyLabel={t('profile.saving')}
          >
            {t('profile.save')}
          </Button>
        </div>
      </div>
    </form>
  )
}
