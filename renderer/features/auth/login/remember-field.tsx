import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'

type RememberFieldProps = { input: UseFormRegisterReturn<'remember'>; onUntick: () => void }

/** Whether the next login finds this one's name or number; unticked, they are forgotten at once. */
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
