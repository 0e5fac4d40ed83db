import { Dialog, type DialogProps } from './dialog.tsx'

/** Milliseconds until it is shown, so that its content has rendered by then. */
const opensAfter = 100

export type GenericModalProps = Omit<DialogProps, 'dismiss' | 'delay' | 'minHeight' | 'moveLabel'> & {
  /** Label of the handle that moves it. It should mention the arrow keys: "Move with the arrow keys". */
  moveLabel: string
}

/**
 * The generic modal, for things used beside the page, such as a list of sub-games. At least 200 by 200 px, closed
 * only by its button, movable within the window; on phones a sheet.
 */
export function GenericModal({ width = 600, ...rest }: GenericModalProps) {
  return <Dialog {...rest} dismiss="button" delay={opensAfter} width={Math.max(width, 200)} minHeight={200} />
}
