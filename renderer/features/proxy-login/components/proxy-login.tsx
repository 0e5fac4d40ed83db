import { type SubmitEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { ProxyDoor } from '#lib/platform/platform.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { useProxyQuestion } from '../model/use-proxy-question.ts'
import styles from './proxy-login.module.css'

/** Asks for the credentials of a proxy that requires them, above everything else. Otherwise renders nothing. */
export function ProxyLogin({ proxy }: { proxy: ProxyDoor }) {
  const question = useProxyQuestion(proxy)
  return question && <ProxyDialog key={question.id} question={question} proxy={proxy} />
}

type Question = NonNullable<ReturnType<typeof useProxyQuestion>>

function ProxyDialog({ question, proxy }: { question: Question; proxy: ProxyDoor }) {
  const { t } = useTranslation('proxy')
  const cover = useOverlays((overlays) => overlays.cover)
  useEffect(cover, [cover])
  const { id, again } = question

  const skip = () => proxy.answer(id, null)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    proxy.answer(id, { username: text('username'), password: text('password') })
  }

  return (
    <Dialog
      open
      onClose={skip}
      title={t('proxy.title')}
      closeLabel={t('proxy.skip')}
      dismiss="button"
      width={480}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        <p className={styles.lead}>{t('proxy.lead', { proxy: question.proxy })}</p>
        {again && <Notice tone="danger">{t('proxy.again')}</Notice>}
        <Field label={t('proxy.username')}>
          <TextInput
            name="username"
            required
            maxLength={256}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={t('proxy.password')} hint={t('proxy.note')}>
          <PasswordInput
            name="password"
            maxLength={256}
            autoComplete="off"
            showLabel={t('proxy.show')}
            hideLabel={t('proxy.hide')}
          />
        </Field>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={skip}>
            {t('proxy.skip')}
          </Button>
          <Button type="submit" variant="primary">
            {t('proxy.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
