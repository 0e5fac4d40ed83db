import { useRoving } from '#lib/roving/use-roving.ts'
import type { CentreEntry, CentreGroup } from './centre-entry.ts'
import styles from './centre-menu.module.css'

type CentreMenuProps = {
  label: string
  groups: readonly CentreGroup[]
  /** Key of the open page; undefined on a phone's menu. */
  current: string | undefined
  /** Key of the page that gets the focus first. */
  first: string | undefined
  onPage: (key: string) => void
}

/** The pages of a centre in groups. A single stop for the Tab key; arrow keys move within it. */
export function CentreMenu({ label, groups, current, first, onPage }: CentreMenuProps) {
  const keys = groups.flatMap(({ entries }) => entries.map(({ key }) => key))
  const { tabIndex, listProps } = useRoving(keys.length, 'vertical', Math.max(0, keys.indexOf(first ?? '')))
  return (
    <nav aria-label={label} className={styles.menu} {...listProps}>
      {groups.map((group) => (
        <section key={group.key} aria-labelledby={`centre-${group.key}`}>
          <h2 id={`centre-${group.key}`}>{group.label}</h2>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.key}>
                <MenuEntry
                  entry={entry}
                  current={entry.key === current}
                  begins={entry.key === first}
                  tabIndex={tabIndex(keys.indexOf(entry.key))}
                  onPage={onPage}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

type MenuEntryProps = {
  entry: CentreEntry
  current: boolean
  begins: boolean
  tabIndex: number
  onPage: (key: string) => void
}

function MenuEntry({ entry, current, begins, tabIndex, onPage }: MenuEntryProps) {
  const { key, label, Icon, Badge, part } = entry
  const ahead = () => void part.ahead()
  return (
    <button
      type="button"
      className={styles.entry}
      aria-current={current ? 'page' : undefined}
      data-autofocus={begins ? '' : undefined}
      tabIndex={tabIndex}
      onClick={() => onPage(key)}
      onPointerEnter={ahead}
      onFocus={ahead}
    >
      <Icon />
      <span className="grow">{label}</span>
      {Badge && <Badge />}
    </button>
  )
}
