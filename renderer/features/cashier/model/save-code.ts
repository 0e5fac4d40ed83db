import { saveFile } from '#lib/records/save-file.ts'

/** Saves a drawn code as a picture, dark on white. */
export function saveCode(drawn: SVGSVGElement, name: string): void {
  const copy = drawn.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('style', 'background:#fff;fill:#000')
  copy.removeAttribute('class')
  saveFile(new Blob([copy.outerHTML], { type: 'image/svg+xml' }), name)
}
