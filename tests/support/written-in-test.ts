import { parseSync } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

/** A node and all below it. */
function allBelow(node: Node): Node[] {
  const children = Object.values(node).flat().filter(isNode)
  return [node, ...children.flatMap(allBelow)]
}

type Written = string | RegExp

/** What a text can be compared with: a string, a piece of a template, a regular expression. */
function writtenAt(node: Node): Written | undefined {
  const value: unknown = Reflect.get(node, 'value')
  if (node.type === 'Literal') return typeof value === 'string' || value instanceof RegExp ? value : undefined
  const piece: unknown = node.type === 'TemplateElement' ? Reflect.get(Object(value), 'cooked') : undefined
  return typeof piece === 'string' ? piece : undefined
}

const isTitled = (code: string, title: string) => (node: Node) => {
  const args: unknown = node.type === 'CallExpression' && Reflect.get(node, 'arguments')
  const first: unknown = Array.isArray(args) ? args[0] : undefined
  return isNode(first) && code.startsWith(title, first.start + 1)
}

/**
 * The strings and regular expressions in the tests whose title begins so, and in the table that they are made from.
 * Undefined where the file has no such test.
 */
export function writtenInTest(file: string, code: string, title: string): Written[] | undefined {
  const { program } = parseSync(file, code)
  const statements = program.body.filter((one) => allBelow(one).some(isTitled(code, title)))
  if (statements.length === 0) return undefined
  return statements.flatMap(allBelow).flatMap((node) => writtenAt(node) ?? [])
}

/** The name that the tested build has. */
const brand = 'Palaro'

/** How much of a text a test has to quote, unless the whole text is shorter. */
const leastQuoted = 8

/** Whether something written in a test is a part of a text that no other text is likely to have. */
export function quotes(written: Written, text: string): boolean {
  const shown = text.replaceAll('{{brand}}', brand).replaceAll(/\{\{\w+\}\}/g, '…')
  if (written instanceof RegExp) return written.test(shown)
  return (
    written.length >= Math.min(leastQuoted, text.length) &&
    shown.toLowerCase().includes(written.toLowerCase())
  )
}
