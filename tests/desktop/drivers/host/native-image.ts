import { readFileSync } from 'node:fs'
import type * as Electron from 'electron'
import type { NativeImage, Rectangle, ResizeOptions } from 'electron'
import { cut, decodePng, encodePng, isPng, type Pixels, scale as resize } from '../../../support/png.ts'
import { present, strict, strictBase } from './strict.ts'

type Implemented =
  | 'toPNG'
  | 'toDataURL'
  | 'toBitmap'
  | 'getSize'
  | 'getAspectRatio'
  | 'isEmpty'
  | 'resize'
  | 'crop'

const decode = (png: Buffer): Pixels =>
  png.length === 0 ? { width: 0, height: 0, rgba: png } : decodePng(png)

export class HostNativeImage extends strictBase('nativeImage') implements Pick<NativeImage, Implemented> {
  readonly #source: Pixels | Buffer
  readonly #scale: number
  #decoded: Pixels | undefined

  /**
   * @param source pixels, or a PNG, which is decoded only when its pixels are needed. An empty one is an empty image.
   * @param scale pixels per point.
   */
  constructor(source: Pixels | Buffer, scale = 1) {
    super()
    this.#source = source
    this.#scale = scale
  }

  get #pixels(): Pixels {
    this.#decoded ??= Buffer.isBuffer(this.#source) ? decode(this.#source) : this.#source
    return this.#decoded
  }

  isEmpty(): boolean {
    return this.#pixels.width === 0 || this.#pixels.height === 0
  }
  getSize(): { width: number; height: number } {
    const { width, height } = this.#pixels
    return { width: Math.round(width / this.#scale), height: Math.round(height / this.#scale) }
  }
  getAspectRatio(): number {
    return this.isEmpty() ? 1 : this.#pixels.width / this.#pixels.height
  }
  toPNG(): Buffer {
    if (Buffer.isBuffer(this.#source) && isPng(this.#source)) return this.#source
    return this.isEmpty() ? Buffer.alloc(0) : encodePng(this.#pixels)
  }
  toDataURL(): string {
    return `data:image/png;base64,${this.toPNG().toString('base64')}`
  }
  /** Blue, green, red, alpha, as on Linux and Windows. */
  toBitmap(): Buffer {
    const bgra = Buffer.from(this.#pixels.rgba)
    for (let at = 0; at < bgra.length; at += 4) {
      const [red, blue] = [bgra.readUInt8(at), bgra.readUInt8(at + 2)]
      bgra.writeUInt8(blue, at)
      bgra.writeUInt8(red, at + 2)
    }
    return bgra
  }
  resize({ width, height }: ResizeOptions): NativeImage {
    const size = {
      width: width ?? Math.round((height ?? this.#pixels.height) * this.getAspectRatio()),
      height: height ?? Math.round((width ?? this.#pixels.width) / this.getAspectRatio()),
    }
    return present(new HostNativeImage(resize(this.#pixels, size.width, size.height)))
  }
  crop({ x, y, width, height }: Rectangle): NativeImage {
    return present(new HostNativeImage(cut(this.#pixels, x, y, width, height)))
  }
}

const imageOf = (buffer: Buffer, scale?: number): NativeImage => present(new HostNativeImage(buffer, scale))

/** Electron's `nativeImage` module. */
export const nativeImage = strict('nativeImage', {
  createEmpty: () => imageOf(Buffer.alloc(0)),
  createFromBuffer: (buffer: Buffer, options?: { scaleFactor?: number }) =>
    imageOf(buffer, options?.scaleFactor),
  createFromDataURL: (url: string) => imageOf(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')),
  createFromPath: (path: string) => imageOf(readFileSync(path)),
} satisfies Partial<typeof Electron.nativeImage>)
