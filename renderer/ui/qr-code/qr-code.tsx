import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

export interface QrCodeProps {
  /** What the code says, usually an address. */
  text: string
  /** Its accessible name: what one gets by scanning it. */
  label: string
  /** Edge in CSS pixels, the quiet margin included. */
  size?: number
}

/** Edge and quiet margin that a code has unless told otherwise, in pixels (specification, section 9). */
const standard = { size: 200, margin: 20 }

/** A QR code, level M, drawn here: dark on white in both themes, since cameras want it so. */
export function QrCode({ text, label, size = standard.size }: QrCodeProps) {
  const { path, modules } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: 0 })
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { path: dark.join(''), modules: data.length }
  }, [text])
  const margin = (modules * standard.margin) / (standard.size - 2 * standard.margin)
  const edge = modules + 2 * margin
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      width={size}
      height={size}
      viewBox={`${-margin} ${-margin} ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
