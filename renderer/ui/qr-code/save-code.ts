import { saveFile } from '#lib/records/save-file.ts'

/** Edge of the saved picture in pixels: sharp in print. */
const edge = 800

/**
 * Saves a drawn code as a PNG, dark on white.
 * @throws Error if the browser can't draw it.
 */
export async function saveCode(code: SVGSVGElement, name: string): Promise<void> {
  const copy = code.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('no drawing')
  copy.setAttribute('width', String(edge))
  copy.setAttribute('height', String(edge))
  copy.setAttribute('fill', getComputedStyle(code).fill)
  const picture = new Image(edge, edge)
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  const canvas = new OffscreenCanvas(edge, edge)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, edge, edge)
  context.drawImage(picture, 0, 0, edge, edge)
  saveFile(await canvas.convertToBlob({ type: 'image/png' }), name)
}
