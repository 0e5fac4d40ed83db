import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Color, parse } from 'culori'
import { didYouMean } from '../../scripts/command/nearest.ts'

export type ThemeName = 'light' | 'dark'
export type Tokens = Readonly<Record<string, string>>

/** Relative to the project's root, where npm runs every script. */
const sheet = resolve('renderer/styles/tokens.css')

/**
 * The design tokens of each theme, as the style sheet declares them. What only applies in some windows or languages is
 * left out.
 */
export function designTokens(css = readFileSync(sheet, 'utf8')): Record<ThemeName, Tokens> {
  const themes: Record<ThemeName, Record<string, string>> = { light: {}, dark: {} }
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  for (const [, selector = '', body = ''] of plain.matchAll(/([^{};]+)\{([^{}]*)\}/g))
    for (const name of ['light', 'dark'] as const)
      if (appliesTo(selector, name))
        // Later rules with the same selector are inside a media query.
        for (const [, token = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
          if (selector.includes('[') || themes[name][token] === undefined)
            themes[name][token] = value.replaceAll(/\s+/g, ' ').trim()
  return themes
}

function appliesTo(selector: string, theme: ThemeName): boolean {
  const parts = selector.split(',').map((part) => part.trim())
  return parts.includes(`[data-theme="${theme}"]`) || (parts.length === 1 && parts[0] === ':root')
}

const reference = /^var\((--[\w-]+)\)$/

/** The colour that a token has in the end; undefined for a token that isn't a colour, or isn't there. */
export function colourOf(name: string, tokens: Tokens, seen: readonly string[] = []): Color | undefined {
  const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined
  if (value === undefined || seen.includes(name)) return undefined
  const [, other] = reference.exec(value) ?? []
  return other === undefined ? parse(value) : colourOf(other, tokens, [...seen, name])
}

const length = /^(0|\d{1,4}(\.\d+)?(px|rem))$/

/** Returns what says whether a brand may give a token a value. */
export function tokenFaults(
  tokens: Tokens = designTokens().light,
): (name: string, value: string) => string | undefined {
  const names = Object.keys(tokens)
  return (name, value) => {
    const declared = Object.hasOwn(tokens, name) ? tokens[name] : undefined
    if (declared === undefined)
      return `must be a token of renderer/styles/tokens.css.${didYouMean(name, names)}`
    if (colourOf(name, tokens)) {
      const [, other] = reference.exec(value) ?? []
      const is = other === undefined ? parse(value) : colourOf(other, tokens)
      return is ? undefined : 'must be a colour, such as oklch(0.6 0.15 250), #12351f or var(--bay-700)'
    }
    if (!length.test(declared)) return 'must be left as it is: only colours and lengths are a brand’s'
    return length.test(value) ? undefined : 'must be a length in px or rem, such as 12px'
  }
}
