/** Short tones, made by the browser. Off until the player turns them on, and silent before the first press. */
import { keepSetting, readSetting } from './setting.ts'

type Tone = readonly [frequency: number, start: number, length: number]

/** Frequencies in Hz, times in seconds. */
const tunes = {
  start: [[262, 0, 0.06]],
  stop: [[165, 0, 0.05]],
  win: [
    [523, 0, 0.1],
    [659, 0.09, 0.1],
    [784, 0.18, 0.2],
  ],
  feature: [
    [392, 0, 0.12],
    [494, 0.11, 0.12],
    [587, 0.22, 0.12],
    [784, 0.33, 0.35],
  ],
  big: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.14],
    [1047, 0.36, 0.24],
    [1319, 0.56, 0.45],
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>

export type Tune = keyof typeof tunes

const loudness = 0.07

let on = readSetting('sound')
let pressed = false
let audio: AudioContext | undefined

for (const press of ['pointerdown', 'keydown'])
  addEventListener(press, () => (pressed = true), { once: true, capture: true })

export const isSoundOn = (): boolean => on

export function setSound(next: boolean): void {
  on = next
  keepSetting('sound', next)
  if (!next) void audio?.suspend()
}

/** Plays a tune if the player wants to hear any. */
export function playTune(tune: Tune): void {
  if (!on || !pressed || document.hidden || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume()
  for (const tone of tunes[tune]) playTone(audio, tone)
}

function playTone(context: AudioContext, [frequency, start, length]: Tone): void {
  const at = context.currentTime + start
  const voice = context.createOscillator()
  const volume = context.createGain()
  voice.type = 'triangle'
  voice.frequency.value = frequency
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
  voice.connect(volume).connect(context.destination)
  voice.start(at)
  voice.stop(at + length)
}
