import { Download } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { Button } from '#ui/button/button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { saveCode } from './save-code.ts'

export interface SaveCodeButtonProps {
  /** The drawn code. */
  code: RefObject<SVGSVGElement | null>
  /** Name of the file, without its extension. */
  name: string
  /** What to say if the browser can't make the picture. */
  failed: string
  children: ReactNode
}

/** Saves a code as a picture. Renders nothing in a kiosk, which saves no files. */
export function SaveCodeButton({ code, name, failed, children }: SaveCodeButtonProps) {
  const { kiosk } = usePlatform()
  if (kiosk) return null
  const handleSave = async () => {
    try {
      if (code.current) await saveCode(code.current, `${name}.png`)
    } catch {
      showToast({ tone: 'warn', title: failed })
    }
  }
  return (
    <Button size="sm" onClick={() => void handleSave()}>
      <Download />
      <span>{children}</span>
    </Button>
  )
}
