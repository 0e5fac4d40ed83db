import { Block } from './block.tsx'
import styles from './gallery.module.css'

const colours =
  'bg surface surface-sunken surface-press line line-control text text-2 text-3 primary primary-soft primary-text accent accent-soft accent-text danger danger-soft hot dusk inverse'

const display = { fontFamily: 'var(--font-display)', fontStretch: '88%', fontWeight: 700, lineHeight: 1.1 }

export function FoundationBlocks() {
  return (
    <>
      <Block title="Colour">
        <ul className={styles.swatches}>
          {colours.split(' ').map((name) => (
            <li key={name}>
              <i style={{ background: `var(--${name})` }} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </Block>
      <Block title="Type">
        <div className={styles.types}>
          <span className="fig" style={{ fontSize: '3rem', fontWeight: 800, lineHeight: 1 }}>
            ₱48,216,905.11
          </span>
          <span style={{ ...display, fontSize: 'var(--text-2xl)' }}>Page title, 27</span>
          <span style={{ ...display, fontSize: 'var(--text-xl)' }}>Section title, 21</span>
          <span style={{ ...display, fontSize: '0.96875rem', fontStretch: '90%', fontWeight: 600 }}>
            Navigation, 15.5
          </span>
          <span>Body, 15. Maraming laro, isang account. Tiếng Việt.</span>
          <span className="small">Table and tile, 13. ₱1,234.50</span>
          <span className="tiny faint">Meta, 12. from ₱0.50</span>
        </div>
      </Block>
    </>
  )
}
