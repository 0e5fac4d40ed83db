import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Relative to the project's root, where npm runs every script. */
const index = resolve('node_modules/lucide-react/dist/esm/lucide-react.mjs')

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

/**
 * Imports each icon from its own file instead of the library's index of some 1,700. The build then neither reads the
 * others nor takes every icon for a part of every chunk; see chunk-groups.ts.
 */
export function iconsPlugin(): Plugin {
  const files = iconFiles()
  return {
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
}
