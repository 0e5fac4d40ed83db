import styles from './other-secret.module.css'

/** Browsers that can't hide a text otherwise get a password field, whose filling `PinInput` still undoes. */
const canHide = CSS.supports('-webkit-text-security', 'disc')

/**
 * Attributes of a field with a secret that isn't the login's: a PIN, a payment password. A browser takes every password
 * field for the login's, whatever `autocomplete` says, and fills the saved password in, and the account's name into the
 * field before it. So this is a text field that shows dots.
 */
export const otherSecret = {
  type: canHide ? 'text' : 'password',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
  className: styles.hidden,
} as const
