/** The project's own rules of the linter. */
import type { RuleTester } from 'oxlint/plugins-dev'

// The linter exports no types for a rule, so they are taken from its tester.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Visitor = ReturnType<NonNullable<Rule['create']>>
type Visited<Name extends keyof Visitor> = Parameters<Extract<Visitor[Name], (node: never) => void>>[0]
type Parent = Visited<'JSXElement'> | Visited<'JSXFragment'>
type Child = Parent['children'][number]
type Expression = NonNullable<Visited<'VariableDeclarator'>['init']>

/** Calls that return elements, or lists of them. */
const listing = new Set(['map', 'flatMap', 'from', 'createPortal'])
/** Types of what isn't text, but an element that a component is given. */
const nodeType = /\b(?:ReactNode|ReactElement|JSX\.Element)\b/

/** The last name of `name`, `object.name`, `object?.name`, `name[key]`, and of calls of them. */
function nameOf(node: Expression): string | undefined {
  switch (node.type) {
    case 'Identifier':
      return node.name
    case 'MemberExpression':
      return node.computed ? nameOf(node.object) : node.property.name
    case 'ChainExpression':
      return nameOf(node.expression)
    case 'CallExpression':
      return nameOf(node.callee)
    default:
      return undefined
  }
}

/**
 * Whether a child may be words or figures, and isn't sure to be an element or nothing.
 * @param nodes names that the file gives to elements.
 */
function isText(
  node: Child | Expression | Visited<'JSXEmptyExpression'>,
  nodes: ReadonlySet<string>,
): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
    case 'ArrowFunctionExpression':
      return false
    case 'JSXSpreadChild':
      return true
    case 'JSXText':
      return node.value.trim() !== ''
    case 'JSXExpressionContainer':
      return isText(node.expression, nodes)
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '')
    case 'ConditionalExpression':
      return isText(node.consequent, nodes) || isText(node.alternate, nodes)
    case 'LogicalExpression':
      return (node.operator !== '&&' && isText(node.left, nodes)) || isText(node.right, nodes)
    default: {
      const name = nameOf(node)
      return name === undefined || (name !== 'undefined' && !listing.has(name) && !nodes.has(name))
    }
  }
}

const isBlank = (child: Child): boolean =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')

/** What is or returns nothing but elements. */
const isNode = (init: Expression | null): boolean =>
  init !== null &&
  (init.type === 'ArrowFunctionExpression'
    ? init.body.type !== 'BlockStatement' && !isText(init.body, new Set())
    : !isText(init, new Set()))

/**
 * A text that stands beside other nodes has an element of its own. The page translation of a browser replaces each bare
 * text. React then changes one that is no longer there, or fails when it takes it away.
 */
export const loneText: Rule = {
  create(context) {
    // A component that is given words as its children or icon puts them into an element.
    const nodes = new Set(['children', 'icon'])
    const parents: Parent[] = []
    const keep = (parent: Parent) => void parents.push(parent)
    const isTyped = (type: Visited<'TSTypeAnnotation'> | null | undefined): boolean =>
      Boolean(type) && nodeType.test(context.sourceCode.getText(type))
    return {
      JSXElement: keep,
      JSXFragment: keep,
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && (isNode(init) || isTyped(id.typeAnnotation))) nodes.add(id.name)
      },
      FunctionDeclaration({ id, returnType }) {
        if (id && isTyped(returnType)) nodes.add(id.name)
      },
      TSPropertySignature({ key, typeAnnotation }) {
        if (key.type === 'Identifier' && isTyped(typeAnnotation)) nodes.add(key.name)
      },
      'Program:exit'() {
        for (const parent of parents) {
          const children = parent.children.filter((child) => !isBlank(child))
          if (children.length < 2 && parent.type === 'JSXElement') continue
          for (const node of children.filter((child) => isText(child, nodes)))
            context.report({ node, message: 'A text beside other nodes needs an element of its own.' })
        }
      },
    }
  },
}

const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'palaro' },
  rules: { 'lone-text': loneText },
}

export default plugin
