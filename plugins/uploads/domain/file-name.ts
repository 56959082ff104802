const maxLength = 80

/**
 * Cleans the name under which a file was uploaded, for its download: without folders, control characters and
 * characters that file systems reserve, at most 80 characters, and with the extension of its content.
 */
export const cleanFileName = (name: string, ending: string): string => {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    // Control, formatting (also those that reverse the direction) and private characters.
    .replace(/\p{C}/gu, '')
    .replace(/[<>:"|?*%;]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
  return `${[...stem].slice(0, maxLength).join('').trim() || 'plik'}.${ending}`
}
