import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'

const finishButton = lazyPart(() =>
  import('#features/kiosk/components/finish-button.tsx').then((part) => part.FinishButton),
)

/** The way to leave a machine that others use next; there in a kiosk only. */
export function KioskFinish() {
  const { kiosk } = usePlatform()
  const FinishButton = finishButton()
  return (
    kiosk && (
      <Suspense>
        <FinishButton kiosk={kiosk} />
      </Suspense>
    )
  )
}
