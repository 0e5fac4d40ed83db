/** `page` has room for a summary beside the steps. `sheet` is a single column. */
export type DeskLayout = 'page' | 'sheet'
