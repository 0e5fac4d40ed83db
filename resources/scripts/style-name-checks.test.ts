import { expect, test } from 'vitest'
import { faultsOfNames, namesOf, usesIn } from './style-name-checks.ts'

test('a module defines the names of its selectors, however they are nested', () => {
  const css = `/* .not */ @layer components {
    .card { background: url("./a.png"); }
    .card > .signOut:hover, :global(.desk) .mark { color: red }
    @media (min-width: 1.5rem) { .card:has(.inner) { gap: 0.5px } }
  }`
  expect([...namesOf(css)]).toEqual(['card', 'signOut', 'mark', 'inner'])
})

test('a file reads the names after the module’s own', () => {
  const source = `import header from '#ui/head/head.module.css'
import styles from './card.module.css'
// styles.old
const a = <header header="on" header={1} className={styles.card + header.bar}></header>
const b = styles.mark`
  expect(usesIn(source, '/p/renderer/features/x/card.tsx', '/p')).toEqual([
    {
      module: '/p/renderer/ui/head/head.module.css',
      by: 'renderer/features/x/card.tsx',
      names: new Set(['bar']),
    },
    {
      module: '/p/renderer/features/x/card.module.css',
      by: 'renderer/features/x/card.tsx',
      names: new Set(['card', 'mark']),
    },
  ])
})

test('a name that is put together is refused', () => {
  const source = "import styles from './card.module.css'\nconst a = styles[size]"
  expect(() => usesIn(source, '/p/card.tsx', '/p')).toThrow('card.tsx: styles is used without a literal name')
})

test('missing class names, and class names that no file reads, are reported', () => {
  const uses = [{ module: 'm', by: 'card.tsx', names: new Set(['card', 'crad']) }]
  expect(faultsOfNames(new Set(['card', 'idle']), uses)).toEqual([
    'card.tsx reads .crad, which is not there',
    'nobody reads .idle',
  ])
})
