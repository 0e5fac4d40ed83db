const blocks = /<\/?(?:p|div|h[1-6]|ul|ol|li|tr|table|blockquote|br|hr|section|article)\b[^>]*>/i
const tags = /<[^>]*>/g

/** The words of HTML as plain text, a string for each block of it: as much room as it will take, roughly. */
export const paragraphsOf = (html: string): string[] =>
  html
    .split(blocks)
    .map((block) => block.replace(tags, '').trim())
    .filter((text) => text !== '')
