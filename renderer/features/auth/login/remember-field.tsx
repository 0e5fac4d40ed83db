import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'

type RememberFieldProps = { input: UseFormRegisterReturn<'remember'>; onUntick: () => void }

/** "Remember me". Unticking it forgets the remembered login at once. */
export function RememberField({ input, onUntick }: RememberFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <Checkbox
      {...input}
      onChange={(event) => {
        void input.onChange(event)
        if (!event.target.checked) onUntick()
      }}
    >
      {t('remember.label')}
    </Checkbox>
  )
}
