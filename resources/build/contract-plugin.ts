import type { Plugin } from 'vite'

const files = /\/shared\/contract\/endpoints\/[\w-]+\.ts$/
/** `summary: '…',` and `source: '…',`, also where the text stands on a line of its own. */
const notes = /\b(?:summary|source):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),/g

/**
 * Leaves out of the built site what the contract says to people only, in its printed table: an endpoint's summary,
 * and where it is from.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'contract',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (files.test(id) ? { code: code.replaceAll(notes, ''), map: null } : undefined),
  }
}
