import { expect, test } from 'vitest'
import { loadClientTexts } from '../texts/client-texts.ts'
import { contextMenuItems } from './context-menu-items.ts'

const text = await loadClientTexts('EN')
const itemsOf = (isEditable: boolean, selectionText: string) =>
  contextMenuItems(
    {
      isEditable,
      selectionText,
      editFlags: {
        canUndo: false,
        canRedo: false,
        canDelete: false,
        canEditRichly: false,
        canCut: isEditable && selectionText !== '',
        canCopy: selectionText !== '',
        canPaste: isEditable,
        canSelectAll: true,
      },
    },
    text,
  ).map(({ role, label, enabled }) => [role, label, enabled])

test('[DSK-11] a field offers to cut, copy, paste and select all, each when it can', () => {
  expect(itemsOf(true, 'juan')).toEqual([
    ['cut', 'Cut', true],
    ['copy', 'Copy', true],
    ['paste', 'Paste', true],
    [undefined, undefined, undefined],
    ['selectAll', 'Select all', true],
  ])
  expect(itemsOf(true, '').map(([role, , enabled]) => [role, enabled])).toEqual([
    ['cut', false],
    ['copy', false],
    ['paste', true],
    [undefined, undefined],
    ['selectAll', true],
  ])
})

test('[DSK-11] chosen words can be copied; where nothing is chosen there is no menu', () => {
  expect(itemsOf(false, 'PHP 310.00')).toEqual([['copy', 'Copy', undefined]])
  expect(itemsOf(false, '  ')).toEqual([])
})
