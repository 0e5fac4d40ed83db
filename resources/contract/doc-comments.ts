import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ESTree, parseSync } from 'vite'

/** What is written above the properties of a schema or a table of calls, by the property's name. */
export type Docs = { readonly [name: string]: PropertyDoc }
export type PropertyDoc = {
  /** The doc comment above the property. */
  readonly text?: string
  /** What is written inside of the property's own schema. */
  readonly inner: Docs
}

/** A module of the contract, parsed. */
type Module = {
  /** Initialisers of its constants. */
  readonly constants: ReadonlyMap<string, ESTree.Expression>
  /** Where an imported name comes from. */
  readonly imports: ReadonlyMap<string, string>
  /** Doc comments by the position of what follows them. */
  readonly comments: ReadonlyMap<number, string>
}
/** Where an expression is evaluated: its module, and the arguments of the functions around it. */
type Scope = { readonly module: Module; readonly bound: ReadonlyMap<string, Bound> }
type Bound = { readonly expression: ESTree.Expression; readonly scope: Scope }

const endpointsIndex = fileURLToPath(new URL('../../shared/contract/endpoints/index.ts', import.meta.url))

/**
 * Reads the doc comments of the contract's declarations from their sources: by domain, call, `input` or `value`, and
 * field. They are read and not declared with `z.meta`, because those texts would be sent to every visitor.
 */
export function readContractDocs(): Docs {
  const reader = new DocReader()
  const module = reader.module(endpointsIndex)
  const contract = module.constants.get('contract')
  if (!contract) throw new Error(`${endpointsIndex} declares no constant "contract"`)
  return reader.docsOf(contract, { module, bound: new Map() })
}

/** Follows expressions through constants, imports and functions of the contract. */
class DocReader {
  readonly #modules = new Map<string, Module>()
  /** Expressions being followed now, so that a schema that contains itself is followed once. */
  readonly #open = new Set<ESTree.Node>()

  /** The docs of what an expression makes. Wrappers such as `z.optional` and `z.array` are looked through. */
  docsOf(node: ESTree.Node, scope: Scope): Docs {
    if (this.#open.has(node)) return {}
    this.#open.add(node)
    const docs = this.#read(node, scope)
    this.#open.delete(node)
    return docs
  }

  #read(node: ESTree.Node, scope: Scope): Docs {
    const inside = (child: ESTree.Node) => this.docsOf(child, scope)
    switch (node.type) {
      case 'ObjectExpression':
        return merged(
          node.properties.map((property) =>
            property.type === 'SpreadElement'
              ? inside(property.argument)
              : { [nameOf(property.key)]: this.#propertyDoc(property, scope) },
          ),
        )
      case 'CallExpression':
        return this.#ofCall(node, scope)
      case 'ArrowFunctionExpression':
        return inside(node.body)
      case 'ArrayExpression':
        return merged(node.elements.flatMap((element) => (element ? [inside(element)] : [])))
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return inside(node.expression)
      case 'Identifier': {
        const found = this.#resolve(node.name, scope)
        return found ? this.docsOf(found.expression, found.scope) : {}
      }
      case 'MemberExpression':
        return node.property.type === 'Identifier'
          ? (inside(node.object)[node.property.name]?.inner ?? {})
          : {}
      default:
        return {}
    }
  }

  #ofCall({ callee, arguments: given }: ESTree.CallExpression, scope: Scope): Docs {
    const called = callee.type === 'Identifier' ? this.#resolve(callee.name, scope) : undefined
    if (called?.expression.type !== 'ArrowFunctionExpression') {
      const self = callee.type === 'MemberExpression' ? [callee.object] : []
      return merged([...self, ...given].map((child) => this.docsOf(child, scope)))
    }
    const bound = new Map<string, Bound>()
    for (const [at, param] of called.expression.params.entries()) {
      const argument = given[at]
      if (param.type === 'Identifier' && argument && argument.type !== 'SpreadElement')
        bound.set(param.name, { expression: argument, scope })
    }
    return this.docsOf(called.expression.body, { module: called.scope.module, bound })
  }

  /** The doc of a property. A constant that is named in its place has its own doc comment. */
  #propertyDoc({ start, value }: ESTree.ObjectProperty, scope: Scope): PropertyDoc {
    const named = value.type === 'Identifier' ? this.#resolve(value.name, scope) : undefined
    const text = scope.module.comments.get(start) ?? named?.scope.module.comments.get(named.expression.start)
    return { ...(text !== undefined && { text }), inner: this.docsOf(value, scope) }
  }

  /** What a name stands for: an argument, a constant of the module, or one of the module it is imported from. */
  #resolve(name: string, scope: Scope): Bound | undefined {
    const bound = scope.bound.get(name)
    if (bound) return bound
    const constant = scope.module.constants.get(name)
    if (constant) return { expression: constant, scope: { module: scope.module, bound: new Map() } }
    const file = scope.module.imports.get(name)
    return file === undefined
      ? undefined
      : this.#resolve(name, { module: this.module(file), bound: new Map() })
  }

  module(file: string): Module {
    const known = this.#modules.get(file)
    if (known) return known
    const module = parseModule(file)
    this.#modules.set(file, module)
    return module
  }
}

const merged = (docs: readonly Docs[]): Docs => Object.assign({}, ...docs)

function parseModule(file: string): Module {
  const source = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, source, { lang: 'ts' })
  const constants = new Map<string, ESTree.Expression>()
  const imports = new Map<string, string>()
  const texts = new Map<number, string>()
  for (const { type, value, end } of comments) {
    if (type === 'Block' && value.startsWith('*')) texts.set(startAfter(source, end), textOf(value))
  }
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.'))
      for (const { local } of statement.specifiers)
        imports.set(local.name, join(dirname(file), statement.source.value))
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || !init) continue
      constants.set(id.name, init)
      const text = texts.get(statement.start)
      if (text !== undefined) texts.set(init.start, text)
    }
  }
  return { constants, imports, comments: texts }
}

const startAfter = (source: string, end: number): number =>
  end + (/^\s*/.exec(source.slice(end))?.[0].length ?? 0)

/** The text of a doc comment, as one line. */
const textOf = (comment: string): string =>
  comment
    .slice(1)
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const nameOf = (key: ESTree.Node): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
