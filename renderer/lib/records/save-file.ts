/** Has the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revokes the URL after a while, when the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
