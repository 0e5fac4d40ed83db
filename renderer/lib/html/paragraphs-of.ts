const blocks = /<\/?(?:p|div|h[1-6]|ul|ol|li|tr|table|blockquote|br|hr|section|article)\b[^>]*>/i
const tags = /<[^>]*>/g

/** HTML as plain text, one string per block element. Used to estimate how much room the text will take. */
export const paragraphsOf = (html: string): string[] =>
  html
    .split(blocks)
    .map((block) => block.replace(tags, '').trim())
    .filter((text) => text !== '')
