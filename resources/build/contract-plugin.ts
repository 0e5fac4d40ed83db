import type { Plugin } from 'vite'

const files = /\/shared\/contract\/endpoints\/[\w-]+\.ts$/
/** `summary: '…',` and `source: '…',`, even with the text on the next line. */
const notes = /\b(?:summary|source):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),/g

/** Removes what only the printed table of the contract needs from the built site: summaries and sources. */
export function contractPlugin(): Plugin {
  return {
    name: 'contract',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (files.test(id) ? { code: code.replaceAll(notes, ''), map: null } : undefined),
  }
}
