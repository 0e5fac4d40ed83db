import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSetting } from '#lib/settings/use-setting.ts'
import { Button } from '#ui/button/button.tsx'
import { overlayIntent } from '../overlays/overlay-parts.ts'

/** Opens the registration. Renders nothing unless the merchant has open registration on. */
export function RegisterButton({ size }: { size?: 'sm' }) {
  const { t } = useTranslation()
  const show = useOverlays((state) => state.show)
  // Rendered until the settings have loaded, because nearly every merchant has it switched on.
  if (useSetting('DIRECTREG3') === false) return null
  return (
    <Button
      variant="primary"
      size={size}
      {...overlayIntent('register')}
      onClick={() => show({ name: 'register' })}
    >
      {t('action.register')}
    </Button>
  )
}
