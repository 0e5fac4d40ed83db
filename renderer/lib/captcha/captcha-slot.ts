import i18next from 'i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import styles from './captcha-slot.module.css'

export type CaptchaPlace = {
  /** What a provider draws its widget into. It stays where it is: a frame that is moved begins anew. */
  readonly widget: HTMLElement
  /** The person is needed: opens above everything. */
  open(): void
  /** The person isn't needed any more. */
  shut(): void
  remove(): void
}

/**
 * A place on the page for a provider's widget: out of sight until the widget wants the person.
 * @param onClose the person closed it.
 */
export async function captchaPlace(onClose: () => void): Promise<CaptchaPlace> {
  await i18next.loadNamespaces('codes')
  const dialog = build(onClose)
  document.body.append(dialog.root)
  let uncover: (() => void) | undefined

  const shut = () => {
    if (dialog.root.open) dialog.root.close()
    dialog.root.inert = true
    uncover?.()
    uncover = undefined
  }
  return {
    widget: dialog.widget,
    open() {
      if (dialog.root.open) return
      dialog.root.inert = false
      dialog.root.showModal()
      uncover = useOverlays.getState().cover()
    },
    shut,
    remove() {
      shut()
      dialog.root.remove()
    },
  }
}

/** By hand: it belongs to no screen, and lives in the page's body whatever is drawn there. */
function build(onClose: () => void) {
  const root = document.createElement('dialog')
  const id = `captcha-${crypto.randomUUID()}`
  root.className = styles.place ?? ''
  root.inert = true
  root.setAttribute('aria-labelledby', `${id}-title`)
  root.setAttribute('aria-describedby', `${id}-words`)

  const title = document.createElement('h2')
  title.id = `${id}-title`
  title.textContent = i18next.t('botCheck.title', { ns: 'codes' })
  // Read out as it opens; the widget's own frame would be entered unheard.
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
