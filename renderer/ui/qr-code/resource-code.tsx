import { useState } from 'react'
import { QrCode } from './qr-code.tsx'

export interface ResourceCodeProps {
  /** The URL that the code leads to. */
  url: string
  /** The operator's own picture of the code, if there is one. */
  picture: string | undefined
  /** Accessible name: what scanning it leads to. */
  label: string
}

/** Edge of a code in pixels (specification, section 9). */
const edge = 200

/**
 * The QR code of an app or page: the operator's picture, or a generated code if there is none or it can't be loaded.
 */
export function ResourceCode({ url, picture, label }: ResourceCodeProps) {
  const [lost, setLost] = useState<string>()
  if (!picture || lost === picture) return <QrCode text={url} label={label} />
  return <img src={picture} width={edge} height={edge} alt={label} onError={() => setLost(picture)} />
}
