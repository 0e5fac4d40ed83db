import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import type { Tone } from '#ui/icon-tile/icon-tile.tsx'
import { SafeHtml } from '#ui/safe-html/safe-html.tsx'
import { type OpenDialog, useMessageDialogs } from './show-dialog.ts'

const icons = { accent: Info, warn: TriangleAlert, danger: CircleAlert } satisfies Record<Tone, unknown>

export interface MessageDialogsProps {
  /** Text saying that a dialog closes by itself. */
  closesIn: (seconds: number) => string
}

/** Renders the dialogs of `showDialog`. Mounted once, at the root of the app. */
export function MessageDialogs({ closesIn }: MessageDialogsProps) {
  const open = useMessageDialogs((state) => state.open)
  return open.map((dialog) => <MessageDialog key={dialog.key} dialog={dialog} closesIn={closesIn} />)
}

function MessageDialog({ dialog, closesIn }: MessageDialogsProps & { dialog: OpenDialog }) {
  const { title, text, html, tone = 'accent', icon, buttons, cover, timeout, close } = dialog
  const coverGame = useOverlays((state) => state.cover)
  useEffect(() => coverGame(), [coverGame])
  const Icon = icons[tone]
  return (
    <ConfirmDialog
      open
      onClose={(by) => close(by)}
      icon={icon ?? <Icon />}
      tone={tone}
      title={title}
      cover={cover}
      timeout={timeout}
      closesIn={closesIn}
      actions={buttons.map(({ id, label, variant }, at) => (
        <Button
          key={id}
          variant={variant ?? (at === buttons.length - 1 ? 'accent' : 'secondary')}
          data-autofocus={at === 0 ? '' : undefined}
          onClick={() => close(id)}
        >
          {label}
        </Button>
      ))}
    >
      {text !== undefined && <p>{text}</p>}
      {html !== undefined && <SafeHtml html={html} />}
    </ConfirmDialog>
  )
}
