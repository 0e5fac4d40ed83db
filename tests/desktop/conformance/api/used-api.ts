import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isClassDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isJSDoc,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isStringLiteral,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Project, type Symbol } from 'typescript/unstable/sync'

/** A member or an event of Electron's API that the client uses, with what electron.d.ts says of it. */
export type UsedMember = {
  /** The class or interface that declares it. */
  readonly owner: string
  readonly member: string
  /** The event, for a member that adds or removes a listener. */
  readonly event?: string
  /** The only systems that have it, in Node's names; without it, all have it. */
  readonly platforms?: readonly string[]
  readonly deprecated?: true
  readonly experimental?: true
}

const root = resolve(import.meta.dirname, '../../../..')
const types = 'node_modules/electron/electron.d.ts'
const listening = new Set(['on', 'once', 'off', 'addListener', 'removeListener', 'prependListener'])

/** Name of a used member, such as `WebContents.send` or `App 'activate'`. */
export const nameOf = ({ owner, member, event }: UsedMember): string =>
  event === undefined ? `${owner}.${member}` : `${owner} '${event}'`

/** The classes and objects that Electron documents by themselves; the rest are shapes of values. */
export const documentedOwners = (): Set<string> =>
  new Set(
    [
      ...readFileSync(resolve(root, types), 'utf8').matchAll(
        /(?:class|interface) (\w+)[^{]*\{\s*\/\/ Docs: https:\/\/electronjs\.org\/docs\/api\/(?!structures\/)/g,
      ),
    ].flatMap(([, name]) => name ?? []),
  )

/** Reads from the client's sources what of Electron's API they use, by type, so that no list has to be kept. */
export function usedApi(): UsedMember[] {
  const api = new API({ cwd: root })
  try {
    const found = new Map<string, UsedMember>()
    for (const folder of ['electron', 'preload']) {
      const config = resolve(root, folder, 'tsconfig.json')
      const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
      if (!project) throw new Error(`${config} has no project`)
      for (const file of ownFiles(project, resolve(root, folder))) {
        const source = project.program.getSourceFile(file)
        if (source) walk(source, project, (used) => found.set(nameOf(used), used))
      }
    }
    return [...found.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
  } finally {
    api.close()
  }
}

/** Whether a file, as the compiler names it, is in a folder. */
const isIn = (folder: string, name: string) =>
  name.toLowerCase().startsWith(`${folder.replaceAll('\\', '/').toLowerCase()}/`)

/** The client's own files, without its tests. */
const ownFiles = ({ program }: Project, folder: string) =>
  program.getSourceFileNames().filter((name) => isIn(folder, name) && !/\.test\.ts$|\/testing\//.test(name))

function walk(node: Node, project: Project, use: (used: UsedMember) => void): void {
  if (isPropertyAccessExpression(node)) {
    const symbol = project.checker.getSymbolAtLocation(node.name)
    const owner = symbol && ownerOf(symbol, project)
    if (symbol && owner !== undefined) {
      const { name: member } = symbol
      const call = node.parent
      const isCall = isCallExpression(call) && call.expression === node
      const first = isCall ? call.arguments[0] : undefined
      const event = first && isStringLiteral(first) && listening.has(member) ? first.text : undefined
      const tags = event === undefined ? tagsOf(symbol, project.checker) : overloadTags(call, project)
      use({ owner, member, ...(event !== undefined && { event }), ...tags })
    }
  }
  if (isObjectBindingPattern(node)) {
    const type = project.checker.getTypeAtLocation(node)
    for (const { propertyName, name } of node.elements) {
      const named = propertyName ?? name
      const symbol =
        type && named && isIdentifier(named) ? project.checker.getPropertyOfType(type, named.text) : undefined
      const owner = symbol && ownerOf(symbol, project)
      if (symbol && owner !== undefined)
        use({ owner, member: symbol.name, ...tagsOf(symbol, project.checker) })
    }
  }
  node.forEachChild((child) => {
    walk(child, project, use)
    return undefined
  })
}

/** Electron's class or interface that declares a symbol; undefined for anything else. */
function ownerOf(symbol: Symbol, project: Project): string | undefined {
  const declaration = symbol.declarations?.find(({ path }) => path.endsWith(types))?.resolve(project)
  const parent = declaration?.parent
  const isNamed = parent && (isClassDeclaration(parent) || isInterfaceDeclaration(parent))
  return isNamed ? parent.name?.text : undefined
}

type Tags = Pick<UsedMember, 'platforms' | 'deprecated' | 'experimental'>

const read = (tags: readonly { name: string; text: string }[]): Tags => {
  const platforms = tags
    .filter(({ name }) => name === 'platform')
    .flatMap(({ text }) => text.trim().split(','))
  return {
    ...(platforms.length > 0 && { platforms }),
    ...(tags.some(({ name }) => name === 'deprecated') && { deprecated: true as const }),
    ...(tags.some(({ name }) => name === 'experimental') && { experimental: true as const }),
  }
}

const textOf = (comment: unknown): string =>
  typeof comment === 'string'
    ? comment
    : [comment]
        .flat()
        .map((part) => String(Object(part).text ?? ''))
        .join('')

const tagsOf = (symbol: Symbol, checker: Checker): Tags =>
  read(checker.getJsDocTagsOfSymbol(symbol).map(({ name, text }) => ({ name, text: textOf(text) })))

/** A listener's method is overloaded by event, and each overload has its own tags. */
function overloadTags(call: Node, project: Project): Tags {
  const declaration = project.checker.getResolvedSignature(call)?.declaration?.resolve(project)
  const comments: unknown = declaration && Reflect.get(declaration, 'jsDoc')
  const docs = Array.isArray(comments) ? comments.filter((one): one is Node => isJSDoc(one)) : []
  const tags = docs.flatMap((doc) => [...((Reflect.get(doc, 'tags') as Iterable<object> | undefined) ?? [])])
  return read(
    tags.map((tag) => ({
      name: String(Object(Reflect.get(tag, 'tagName')).text),
      text: textOf(Reflect.get(tag, 'comment')),
    })),
  )
}
