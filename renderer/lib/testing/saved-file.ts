import { vi } from 'vitest'

/** Takes the browser's place where a page saves a file. Returns what reads the lines of the latest one. */
export function watchSavedFile(): () => Promise<readonly string[]> {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return '#'
  })
  return async () => (await files.at(-1)?.text())?.trimEnd().split('\r\n') ?? []
}
