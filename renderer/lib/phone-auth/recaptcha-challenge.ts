import { useOverlays } from '#lib/overlay/overlay-store.ts'

/** Milliseconds after which a challenge that went away was closed and not solved. */
const grace = 500

const challengeFrame = 'iframe[src*="/recaptcha/"][src*="/bframe"]'

/**
 * Follows reCAPTCHA's challenge, which it lays into the page's body and tells nobody about. As long as it shows,
 * the open dialogs step aside: they would make it inert and lie above it.
 * @param onClosed it went away; the solved one has been told before.
 * @returns what stops it, and brings the dialogs back.
 */
export function watchChallenge(onClosed: () => void): () => void {
  let comeBack: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    const shown = isShown(document.querySelector(challengeFrame))
    if (shown && !comeBack) comeBack = stepAside()
    if (shown) clearTimeout(timer)
    else if (comeBack) {
      comeBack()
      comeBack = undefined
      timer = setTimeout(onClosed, grace)
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'src'],
  })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    comeBack?.()
  }
}

const isShown = (frame: Element | null): boolean =>
  frame?.checkVisibility({ visibilityProperty: true }) === true

/** Takes the open modals out of the top layer, and puts them back in their order. They stay drawn, as they were. */
function stepAside(): () => void {
  const focused = document.activeElement
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
  for (const dialog of dialogs) {
    dialog.close()
    // Above the page, and below the challenge, which stands at two thousand millions.
    dialog.style.zIndex = '1999999999'
    dialog.show()
  }
  const uncover = useOverlays.getState().cover()
  return () => {
    uncover()
    for (const dialog of dialogs) {
      dialog.style.zIndex = ''
      if (!dialog.isConnected) continue
      dialog.close()
      dialog.showModal()
    }
    if (focused instanceof HTMLElement) focused.focus()
  }
}
