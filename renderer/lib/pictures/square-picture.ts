import { PictureRefusal } from './picture-refusal.ts'
import { type PreparedPicture, preparePicture } from './prepare-picture.ts'

/** Side of the result in pixels. */
const side = 512

/**
 * Prepares a picture and cuts the square from its middle.
 * @throws PictureRefusal
 */
export async function squarePicture(file: Blob): Promise<PreparedPicture> {
  const { bytes, type } = await preparePicture(file)
  const bitmap = await createImageBitmap(new Blob([bytes], { type }))
  try {
    return await preparePicture(await cut(bitmap))
  } finally {
    bitmap.close()
  }
}

function cut(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new PictureRefusal('pixels')
  const shorter = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - shorter) / 2, (bitmap.height - shorter) / 2]
  // JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, shorter, shorter, 0, 0, side, side)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureRefusal('damaged'))),
      'image/jpeg',
      0.9,
    ),
  )
}
