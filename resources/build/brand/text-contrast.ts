import { blend, type Color, wcagContrast } from 'culori'
import { colourOf, designTokens, type ThemeName, type Tokens } from './design-tokens.ts'

/** WCAG 2.2, 1.4.3: least contrast between text and what it is on. */
export const leastContrast = 4.5

const page = ['--bg', '--surface', '--surface-sunken']
const quiet = [...page, '--surface-hover']
const paper = ['--paper-0', '--paper-50']
const dusk = ['--dusk', '--dusk-raised', '--dusk-deep']

/** Each token that texts have, with the tokens that they are on. */
const grounds: Readonly<Record<string, readonly string[]>> = {
  '--text': [...quiet, '--primary-soft', '--accent-soft', '--danger-soft'],
  '--text-2': quiet,
  '--text-3': page,
  '--on-primary': ['--primary', '--primary-hover', '--primary-press'],
  '--primary-text': [...page, '--primary-soft'],
  '--on-accent': ['--accent', '--accent-hover'],
  '--accent-text': [...page, '--accent-soft'],
  '--on-danger': ['--danger', '--danger-hover'],
  '--danger-text': [...page, '--danger-soft'],
  '--win': page,
  '--loss': page,
  '--on-hot': ['--hot'],
  '--on-inverse': ['--inverse'],
  '--on-dusk': dusk,
  '--on-dusk-2': dusk,
  '--dusk-accent': dusk,
  // These steps of the ramps are used by themselves, for small texts and icons on banners, chips and toasts.
  '--marigold-300': dusk,
  '--marigold-400': dusk,
  '--bay-400': dusk,
  '--marigold-700': paper,
  '--bay-700': paper,
}

/** A text that can't be read on what it is on. */
export type Unreadable = { theme: ThemeName; text: string; ground: string; contrast: number }

/** The tokens of a theme with a brand's own. */
export const withBrandTokens = (theme: ThemeName, own: Tokens): Tokens => ({
  ...designTokens()[theme],
  ...own,
})

/** Every text of a theme whose contrast is below WCAG's 4.5:1. */
export function unreadableTexts(theme: ThemeName, tokens: Tokens): Unreadable[] {
  return Object.entries(grounds).flatMap(([text, on]) =>
    on.flatMap((ground) => {
      const contrast = contrastOf(text, ground, tokens)
      return contrast < leastContrast ? [{ theme, text, ground, contrast }] : []
    }),
  )
}

/** The contrast of two tokens as they are seen: the text with its ground shining through. */
function contrastOf(text: string, ground: string, tokens: Tokens): number {
  const [front, back] = [colourOf(text, tokens), colourOf(ground, tokens)]
  if (!front || !back) throw new Error(`${front ? ground : text} is no colour in renderer/styles/tokens.css.`)
  return wcagContrast(seen(front, back), back)
}

const seen = (front: Color, back: Color): Color =>
  front.alpha === undefined || front.alpha === 1 ? front : blend([back, front], 'normal', 'rgb')
