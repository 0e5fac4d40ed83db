/** `page` has room for a summary beside the steps; `sheet` is one column. */
export type DeskLayout = 'page' | 'sheet'
