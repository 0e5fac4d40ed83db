import { Dialog, type DialogProps } from './dialog.tsx'

/** Milliseconds until it shows, so that what it holds is there when it does. */
const opensAfter = 100

export type GenericModalProps = Omit<DialogProps, 'dismiss' | 'delay' | 'minHeight' | 'moveLabel'> & {
  /** Names the handle that moves it, and says that the arrow keys do: "Move with the arrow keys". */
  moveLabel: string
}

/**
 * The generic modal: what one works in beside the page (a list of sub-games, a chat). At least 200 by 200, closed
 * by its button alone, movable within the window; a sheet on phones.
 */
export function GenericModal({ width = 600, ...rest }: GenericModalProps) {
  return <Dialog {...rest} dismiss="button" delay={opensAfter} width={Math.max(width, 200)} minHeight={200} />
}
