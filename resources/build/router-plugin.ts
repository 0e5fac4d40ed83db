import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const production = 'node_modules/react-router/dist/production'
/** A module of that build, named as the bundler names modules on every system. */
const moduleOf = (file: string) => normalizePath(resolve(production, file))
const builds = new Map([
  ['react-router', moduleOf('index.mjs')],
  ['react-router/dom', moduleOf('dom-export.mjs')],
])

/** `Form.displayName = "Form";`, which keeps a part that nobody uses, and all that it is made of. */
const names = /^\w+\.displayName = "\w+";$/gm

/** `var Form = React.forwardRef(`, which the bundler takes for more than a definition. */
const definitions = /^var \w+ = (?=\w+\.forwardRef\()/gm

/**
 * Builds the site with the router's own production build, which its package names nowhere, and without the names
 * that its parts have in developers' tools.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => builds.get(source),
    transform: (code, id) =>
      id.includes(production)
        ? { code: code.replaceAll(names, '').replaceAll(definitions, '$&/* @__PURE__ */ '), map: null }
        : undefined,
  }
}
