import i18next from 'i18next'
import { holdPage } from '#lib/overlay/hold-page.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { randomKey } from '#lib/random-key/random-key.ts'
import styles from './captcha-slot.module.css'

export type CaptchaSlot = {
  /** The element that a provider renders its widget into. It must not be moved, because a moved iframe reloads. */
  readonly widget: HTMLElement
  /** Opens the dialog above everything, because interaction is needed. */
  open(): void
  /** Closes the dialog, because interaction is no longer needed. */
  shut(): void
  remove(): void
}

/**
 * Creates a place on the page for a provider's widget. It stays hidden until the widget needs interaction.
 * @param onClose called when the person closes the dialog.
 */
export async function captchaSlot(onClose: () => void): Promise<CaptchaSlot> {
  await i18next.loadNamespaces('codes')
  const dialog = build(onClose)
  document.body.append(dialog.root)
  let uncover: (() => void) | undefined
  let release: (() => void) | undefined

  const shut = () => {
    if (dialog.root.open) dialog.root.close()
    dialog.root.inert = true
    uncover?.()
    release?.()
    uncover = release = undefined
  }
  return {
    widget: dialog.widget,
    open() {
      if (dialog.root.open) return
      dialog.root.inert = false
      dialog.root.showModal()
      release = holdPage()
      uncover = useOverlays.getState().cover()
    },
    shut,
    remove() {
      shut()
      dialog.root.remove()
    },
  }
}

/** Built without React, because it belongs to no screen and must survive any re-rendering. */
function build(onClose: () => void) {
  const root = document.createElement('dialog')
  const id = `captcha-${randomKey()}`
  root.className = styles.place ?? ''
  root.inert = true
  root.setAttribute('aria-labelledby', `${id}-title`)
  root.setAttribute('aria-describedby', `${id}-words`)

  const title = document.createElement('h2')
  title.id = `${id}-title`
  title.textContent = i18next.t('botCheck.title', { ns: 'codes' })
  // Focused on opening, so that screen readers read it. Otherwise the focus would jump into the widget's frame.
  title.tabIndex = -1
  title.autofocus = true

  const words = document.createElement('p')
  words.id = `${id}-words`
  words.textContent = i18next.t('botCheck.body', { ns: 'codes' })

  const widget = document.createElement('div')
  widget.className = styles.widget ?? ''

  const close = document.createElement('button')
  close.type = 'button'
  close.className = styles.close ?? ''
  close.setAttribute('aria-label', i18next.t('action.close'))
  close.textContent = '×'
  close.addEventListener('click', onClose)
  root.addEventListener('cancel', (event) => {
    event.preventDefault()
    onClose()
  })
  root.append(title, words, widget, close)
  return { root, widget }
}
