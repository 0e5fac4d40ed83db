import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron'
import type { ClientTexts } from '../texts/client-texts.ts'

/**
 * The items for what was clicked: what can be done with the text there, and none where nothing can. Electron shows no
 * menu by itself, and on Windows and Linux many people paste with the right button only.
 */
export function contextMenuItems(
  {
    isEditable,
    selectionText,
    editFlags,
  }: Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'editFlags'>,
  text: ClientTexts,
): MenuItemConstructorOptions[] {
  const hasSelection = selectionText.trim() !== ''
  if (!isEditable) return hasSelection ? [{ label: text('menu.copy'), role: 'copy' }] : []
  return [
    { label: text('menu.cut'), role: 'cut', enabled: editFlags.canCut },
    { label: text('menu.copy'), role: 'copy', enabled: editFlags.canCopy },
    { label: text('menu.paste'), role: 'paste', enabled: editFlags.canPaste },
    { type: 'separator' },
    { label: text('menu.selectAll'), role: 'selectAll', enabled: editFlags.canSelectAll },
  ]
}
