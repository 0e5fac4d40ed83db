/** The switches in the head of a game that has them. */
import { isTurbo, restoreTurbo, setTurbo } from './pace.ts'
import { keepSetting } from './setting.ts'
import { isSoundOn, playTune, setSound } from './sound.ts'

function connect(id: string, isOn: () => boolean, set: (on: boolean) => void): void {
  const button = document.getElementById(id)
  if (!button) return
  const show = (): void => button.setAttribute('aria-pressed', String(isOn()))
  button.addEventListener('click', () => {
    set(!isOn())
    show()
  })
  show()
}

export function startSwitches(): void {
  connect('sound', isSoundOn, (on) => {
    setSound(on)
    playTune('start')
  })
  if (document.getElementById('turbo')) restoreTurbo()
  connect('turbo', isTurbo, (on) => {
    setTurbo(on)
    keepSetting('turbo', on)
  })
}
