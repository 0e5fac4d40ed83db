/** A real image, drawn by the browser. */
export async function pictureFile(
  name: string,
  { width = 64, height = 48, type = 'image/png' }: { width?: number; height?: number; type?: string } = {},
): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'teal'
    context.fillRect(0, 0, width / 2, height)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  return new File(blob ? [blob] : [], name, { type })
}

/** The same image with a text in its metadata, where cameras write the place and time. */
export async function withMetadata(file: File, words: string): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = new TextEncoder().encode(`Exif\0\0${words}`)
  const length = text.length + 2
  const segment = [0xff, 0xe1, length >> 8, length & 0xff, ...text]
  return new File([bytes.slice(0, 2), Uint8Array.from(segment), bytes.slice(2)], file.name, {
    type: file.type,
  })
}
