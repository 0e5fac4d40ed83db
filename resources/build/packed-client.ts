import { join } from 'node:path'

export type PackedClientOptions = {
  /** Folder of electron-builder's output. */
  output: string
  brand: { readonly name: string; readonly title: string }
  platform?: NodeJS.Platform
  arch?: string
}

/** Path of the program in the folder that `electron-builder --dir` has packed for a system. */
export function packedClient({
  output,
  brand: { name, title },
  platform = process.platform,
  arch = process.arch,
}: PackedClientOptions): string {
  const other = arch === 'x64' ? '' : `-${arch}`
  if (platform === 'darwin') return join(output, `mac${other}`, `${title}.app`, 'Contents/MacOS', title)
  return platform === 'win32'
    ? join(output, `win${other}-unpacked`, `${title}.exe`)
    : join(output, `linux${other}-unpacked`, name)
}
