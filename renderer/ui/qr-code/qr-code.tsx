import { type Ref, useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

export interface QrCodeProps {
  /** Content of the code, usually a URL. */
  text: string
  /** Accessible name: what scanning it leads to. */
  label: string
  /** Edge in CSS pixels, including the quiet margin. */
  size?: number
  ref?: Ref<SVGSVGElement>
}

/** Default edge, and the quiet margin at that size, in pixels (specification, section 9). */
const standard = { size: 200, margin: 20 }

/** A QR code with error correction level M. Dark on white in both themes, because cameras need that. */
export function QrCode({ text, label, size = standard.size, ref }: QrCodeProps) {
  const { path, modules } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: 0 })
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { path: dark.join(''), modules: data.length }
  }, [text])
  const margin = (modules * standard.margin) / (standard.size - 2 * standard.margin)
  const edge = modules + 2 * margin
  return (
    <svg
      ref={ref}
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
