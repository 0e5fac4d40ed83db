import { useOverlays } from '#lib/overlay/overlay-store.ts'

/** Milliseconds to wait after the challenge disappears. If no solution comes by then, it was closed. */
const grace = 500

const challengeFrame = 'iframe[src*="/recaptcha/"][src*="/bframe"]'

/**
 * Watches reCAPTCHA's challenge, which appears in the page's body without any event. While it is shown, open dialogs
 * leave the top layer, because they would cover it and make it inert.
 * @param onClosed called when it has disappeared. If it was solved, the solution has been reported before.
 * @returns a function that stops watching and restores the dialogs.
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

/** Takes the open modals out of the top layer; they stay visible. Returns a function that puts them back in order. */
function stepAside(): () => void {
  const focused = document.activeElement
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
  for (const dialog of dialogs) {
    dialog.close()
    // Above the page, and below the challenge, whose z-index is two thousand million.
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
