import { Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { DialogFooter } from '#ui/dialog/dialog-footer.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useService } from '../dialog/use-service.ts'
import { LoginFootnote } from './login-footnote.tsx'

/** Shown instead of the form when the gateway has every way to log in switched off. */
export function LoginClosed() {
  const { t } = useTranslation('auth')
  const openService = useService()
  return (
    <>
      <EmptyState
        title={t('login.closed')}
        action={
          openService && (
            <Button variant="accent" onClick={openService}>
              <Headset />
              <span>{t('login.service')}</span>
            </Button>
          )
        }
      >
        {t('login.closedBody')}
      </EmptyState>
      <DialogFooter note={<LoginFootnote />}>{null}</DialogFooter>
    </>
  )
}
