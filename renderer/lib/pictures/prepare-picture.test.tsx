import { expect, test } from 'vitest'
import { pictureFile, withMetadata } from '#lib/testing/picture-files.ts'
import { inspectPicture } from '#shared/domain/pictures/inspect-picture.ts'
import { pictureLimits } from '#shared/domain/pictures/picture-limits.ts'
import { pngOf } from '#shared/domain/pictures/testing/picture-files.ts'
import { preparePicture } from './prepare-picture.ts'

const gps = 'GPSLatitude 14.5995 N Kamera 9000'
const textOf = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes)
const reasonOf = (file: Blob) =>
  preparePicture(file).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  )

test('[MBR-13] place and camera data of a picture are not in what leaves the machine', async () => {
  const file = await withMetadata(await pictureFile('bay.jpg', { type: 'image/jpeg' }), gps)
  expect(textOf(await file.arrayBuffer())).toContain(gps)
  const { bytes, type, preview } = await preparePicture(file)
  expect(type).toBe('image/jpeg')
  expect(textOf(bytes)).not.toContain('GPS')
  expect(textOf(bytes)).not.toContain('Exif')
  expect(inspectPicture(new Uint8Array(bytes))).toMatchObject({ width: 64, height: 48, complete: true })
  expect(preview).toMatch(/^data:image\/jpeg;base64,/)
})

test('[MBR-13] data after a picture’s end is not uploaded', async () => {
  const file = await pictureFile('bay.png')
  const { bytes, type } = await preparePicture(new Blob([file, gps]))
  expect(type).toBe('image/png')
  expect(textOf(bytes)).not.toContain('GPS')
})

test('[MBR-13] a large picture is made smaller, in its own proportions', async () => {
  const { bytes } = await preparePicture(await pictureFile('wide.png', { width: 5120, height: 1000 }))
  expect(inspectPicture(new Uint8Array(bytes))).toMatchObject({ width: 2560, height: 500 })
})

test('[MBR-13] a photo of more than 5 MB is taken, and sent with less', async () => {
  const photo = await pictureFile('bay.jpg', { type: 'image/jpeg', width: 4000, height: 3000 })
  const { bytes } = await preparePicture(new Blob([photo, new Uint8Array(6_100_000)]))
  expect(bytes.byteLength).toBeLessThanOrEqual(pictureLimits.bytes)
})

test('[MBR-13] each file that can’t be taken has its own reason', async () => {
  const whole = await pictureFile('whole.png', { width: 300, height: 300 })
  const heavy = new Uint8Array(pictureLimits.read + 1)
  heavy.set(new Uint8Array(await whole.arrayBuffer()))
  expect(await reasonOf(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.png'))).toBe('kind')
  expect(await reasonOf(new Blob([heavy]))).toBe('bytes')
  expect(await reasonOf(new Blob([heavy.subarray(0, pictureLimits.read)]))).toBe('taken')
  expect(await reasonOf(whole.slice(0, whole.size - 20))).toBe('damaged')
  expect(await reasonOf(new Blob([pngOf(40, 40)]))).toBe('damaged')
  expect(await reasonOf(new Blob([pngOf(20_000, 10)]))).toBe('pixels')
  expect(await reasonOf(new Blob([new Uint8Array(pictureLimits.read + 1)]))).toBe('kind')
})
