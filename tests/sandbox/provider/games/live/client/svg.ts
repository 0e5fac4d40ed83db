/** Creates SVG elements. */
const space = 'http://www.w3.org/2000/svg'

/** An SVG element with attributes; `text` is its content. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly Node[] | string = [],
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(space, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  if (typeof children === 'string') element.textContent = children
  else element.append(...children)
  return element
}
