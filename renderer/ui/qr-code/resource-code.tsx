import { useState } from 'react'
import { QrCode } from './qr-code.tsx'

export interface ResourceCodeProps {
  /** What the code leads to. */
  url: string
  /** The operator's own picture of the code, where he gave one. */
  picture: string | undefined
  /** Its accessible name: what one gets by scanning it. */
  label: string
}

/** The edge of a code in pixels (specification, section 9). */
const edge = 200

/** The code of an app or a page: the operator's picture of it, else, or where that can't be had, one drawn here. */
export function ResourceCode({ url, picture, label }: ResourceCodeProps) {
  const [lost, setLost] = useState<string>()
  if (!picture || lost === picture) return <QrCode text={url} label={label} />
  return <img src={picture} width={edge} height={edge} alt={label} onError={() => setLost(picture)} />
}
