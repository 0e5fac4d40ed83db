import { useTranslation } from 'react-i18next'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { Button } from '#ui/button/button.tsx'

/** Leads to the application form on the same page. Visitors log in first; demo accounts read why they can't. */
export function ApplyButton() {
  const { t } = useTranslation(['promotions', 'content'])
  const protect = useProtected()
  const signedIn = useSignedIn()
  const goToForm = () => {
    const form = document.querySelector<HTMLElement>('form[aria-labelledby="apply"]')
    form?.scrollIntoView({ block: 'center' })
    form?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
  }
  return (
    <Button variant="primary" size="lg" block onClick={() => protect(goToForm, 'trueAccount')}>
      {signedIn ? t('apply.open') : t('content:promotions.way.logIn')}
    </Button>
  )
}
