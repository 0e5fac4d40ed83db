import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ClientSetting,
  type ClientSettings,
  type SettingsState,
  zoomSteps,
} from '#shared/domain/client-settings.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/select/select.tsx'
import styles from './client-settings.module.css'

export type SettingFieldsProps = Pick<SettingsState, 'settings' | 'fixed'> & {
  /** Whether this computer can store a session at all. */
  canKeepSession: boolean
  onChange: (patch: Partial<ClientSettings>) => void
}

const switches = [
  'staySignedIn',
  'notifications',
  'tray',
  'automaticUpdates',
  'hardwareAcceleration',
] as const

/** One field per setting. Those set by the administrator are shown but disabled. */
export function SettingFields({ settings, fixed, canKeepSession, onChange }: SettingFieldsProps) {
  const { t } = useTranslation('client')
  const isFixed = (name: ClientSetting) => fixed.includes(name)
  const hint = (name: ClientSetting) => {
    if (isFixed(name)) return t('client.fixed')
    if (name === 'hardwareAcceleration') return t('client.hardwareAccelerationHint')
    if (name !== 'staySignedIn') return undefined
    return t(canKeepSession ? 'client.staySignedInHint' : 'client.staySignedInCannot')
  }
  // A zoom set by an administrator or a newer client may not be one of the steps.
  const steps = [...new Set([...zoomSteps, settings.zoom])].toSorted((a, b) => a - b)
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Field label={t('client.zoom')} hint={hint('zoom')}>
          <Select
            value={settings.zoom}
            disabled={isFixed('zoom')}
            onChange={({ target }) => onChange({ zoom: Number(target.value) })}
          >
            {steps.map((zoom) => (
              <option key={zoom} value={zoom}>{`${Math.round(zoom * 100)}%`}</option>
            ))}
          </Select>
        </Field>
        <Field label={t('client.gamesIn')} hint={hint('gamesIn')}>
          <Select
            value={settings.gamesIn}
            disabled={isFixed('gamesIn')}
            onChange={({ target }) => onChange({ gamesIn: target.value === 'window' ? 'window' : 'tab' })}
          >
            <option value="tab">{t('client.tab')}</option>
            <option value="window">{t('client.window')}</option>
          </Select>
        </Field>
      </div>
      {switches.map((name) => (
        <Switch
          key={name}
          checked={settings[name]}
          disabled={isFixed(name)}
          hint={hint(name)}
          onChange={(on) => onChange({ [name]: on })}
        >
          {t(`client.${name}`)}
        </Switch>
      ))}
    </div>
  )
}

type SwitchProps = {
  checked: boolean
  disabled: boolean
  hint: string | undefined
  onChange: (on: boolean) => void
  children: ReactNode
}

function Switch({ checked, disabled, hint, onChange, children }: SwitchProps) {
  const hintId = useId()
  return (
    <div>
      <Checkbox
        checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ target }) => onChange(target.checked)}
      >
        {children}
      </Checkbox>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
