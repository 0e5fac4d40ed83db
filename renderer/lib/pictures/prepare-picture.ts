import { inspectPicture, pictureFault } from '#shared/domain/pictures/inspect-picture.ts'
import { type PictureType, pictureLimits } from '#shared/domain/pictures/picture-limits.ts'
import { PictureRefusal } from './picture-refusal.ts'

/** A picture that is safe to upload: re-encoded, so that it contains nothing but its pixels. */
export type PreparedPicture = {
  bytes: ArrayBuffer
  type: PictureType
  /** A small copy as a data URL. */
  preview: string
}

/** Longest side in pixels. Larger pictures are scaled down. */
const longestSide = 2560
const previewSide = 160
/** JPEG qualities, tried in order until the result is small enough. */
const qualities = [0.88, 0.7, 0.5] as const

/**
 * Checks a file by its content and re-encodes it. Location, camera and all other metadata are dropped.
 * @throws PictureRefusal
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const bytes = await readPicture(file)
  const type = inspectPicture(bytes)?.type ?? 'image/png'
  const bitmap = await decode(new Blob([bytes], { type }))
  try {
    const canvas = draw(bitmap, longestSide)
    const encoded = await encode(canvas, type)
    const preview = draw(canvas, previewSide, 'white').toDataURL('image/jpeg', 0.7)
    return { bytes: await encoded.arrayBuffer(), type: encoded.type === type ? type : 'image/jpeg', preview }
  } finally {
    bitmap.close()
  }
}

async function readPicture(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  // What counts is what is sent. But a file that no camera makes is never read as a whole; its beginning shows its type.
  const part = file.size > pictureLimits.read ? file.slice(0, 64) : file
  const bytes = await part.arrayBuffer().catch(() => {
    throw new PictureRefusal('unreadable')
  })
  const content = new Uint8Array(bytes)
  if (part !== file) throw new PictureRefusal(inspectPicture(content) ? 'bytes' : 'kind')
  const fault = pictureFault(content, pictureLimits.read)
  if (fault) throw new PictureRefusal(fault)
  return content
}

/** Applies the camera's orientation, because re-encoding drops that information. */
async function decode(picture: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(picture, { imageOrientation: 'from-image' })
  } catch {
    throw new PictureRefusal('damaged')
  }
}

function draw(source: ImageBitmap | HTMLCanvasElement, side: number, background?: string): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(source.width, source.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(source.width * scale))
  canvas.height = Math.max(1, Math.round(source.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureRefusal('pixels')
  if (background) {
    context.fillStyle = background
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Encodes in the picture's own type. A PNG that would be too large becomes a JPEG. */
async function encode(canvas: HTMLCanvasElement, type: PictureType): Promise<Blob> {
  if (type === 'image/png') {
    const png = await blobOf(canvas, 'image/png')
    if (png.size <= pictureLimits.bytes) return png
  }
  const opaque = draw(canvas, longestSide, 'white')
  for (const quality of qualities) {
    const jpeg = await blobOf(opaque, 'image/jpeg', quality)
    if (jpeg.size <= pictureLimits.bytes) return jpeg
  }
  throw new PictureRefusal('bytes')
}

const blobOf = (canvas: HTMLCanvasElement, type: PictureType, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureRefusal('damaged'))), type, quality),
  )
