import { saveFile } from '#lib/records/save-file.ts'

/** Saves a drawn code as a picture, dark on white. */
export function saveCode(drawn: SVGSVGElement, name: string): void {
  const copy = drawn.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return
  copy.removeAttribute('class')
  const ground = document.createElementNS(copy.namespaceURI, 'rect')
  const { x, y, width, height } = copy.viewBox.baseVal
  for (const [key, value] of Object.entries({ x, y, width, height, fill: '#fff' }))
    ground.setAttribute(key, String(value))
  copy.prepend(ground)
  saveFile(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }), name)
}
