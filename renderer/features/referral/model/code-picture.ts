/** Edge of the saved picture in pixels: four times that on screen, sharp in print. */
const edge = 800

/**
 * Draws a code's SVG into a PNG.
 * @throws Error if the browser can't.
 */
export async function codePicture(svg: SVGElement): Promise<Blob> {
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGElement)) throw new Error('no drawing')
  copy.setAttribute('width', String(edge))
  copy.setAttribute('height', String(edge))
  copy.setAttribute('fill', getComputedStyle(svg).fill)
  const picture = new Image(edge, edge)
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  const canvas = new OffscreenCanvas(edge, edge)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, edge, edge)
  context.drawImage(picture, 0, 0, edge, edge)
  return canvas.convertToBlob({ type: 'image/png' })
}
