import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

/** Relative to the project's root, where npm runs every script. */
const index = resolve('node_modules/lucide-react/dist/esm/lucide-react.mjs')

const component = resolve('renderer/ui/icon/create-icon.tsx')

/** Returns the file of each icon by its name in the library's index. */
function iconFiles(): Map<string, string> {
  const lines = readFileSync(index, 'utf8').matchAll(/^export \{([^}]*)\} from '(\.\/icons\/[^']+)'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(
        ([, name = '']) => [name, join(dirname(index), file)] as const,
      ),
    ),
  )
}

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/

/** What the library's file of an icon exports beside its component. */
const iconModule = z.object({
  __iconData: z.object({
    node: z.array(z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number()]))])),
  }),
})

/** The site's own component of an icon, made from the shapes in the library's file, without their keys. */
async function ownComponent(file: string): Promise<string> {
  const { __iconData: data } = z.parse(iconModule, await import(pathToFileURL(file).href))
  const shapes = data.node.map(([tag, attributes]) => [
    tag,
    Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key')),
  ])
  return `import { createIcon } from ${JSON.stringify(component)};
export default /* @__PURE__ */ createIcon(${JSON.stringify(shapes)});`
}

/**
 * Imports each icon from its own file instead of the library's index of some 1,700. The build then neither reads the
 * others nor takes every icon for a part of every chunk; see chunk-groups.ts. Draws it with the site's own component.
 */
export function iconsPlugin(): Plugin[] {
  const files = iconFiles()
  const shapes: Plugin = {
    name: 'icon-shapes',
    apply: 'build',
    transform: {
      filter: { id: iconFile },
      handler: async (_, id) => ({ code: await ownComponent(id), map: null }),
    },
  }
  const imports: Plugin = {
    name: 'icons',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: /["']lucide-react["']/ },
      handler(code) {
        const found = code.replaceAll(
          /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g,
          (_, list: string) =>
            list
              .split(',')
              .map((part) => part.trim())
              .filter((part) => part !== '')
              .map((part) => {
                const [name = '', own = name] = part.split(/\s+as\s+/)
                const file = files.get(name)
                if (file === undefined) this.error(`lucide-react has no icon ${name}.`)
                return `import ${own} from ${JSON.stringify(file)};`
              })
              .join(''),
        )
        return { code: found, map: null }
      },
    },
  }
  return [imports, shapes]
}
