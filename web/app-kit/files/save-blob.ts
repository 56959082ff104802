/** Downloads a blob under a file name. */
export const saveBlob = (blob: Blob, name: string): void => {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
