import { type FileTypeName, fileTypes } from '../contract/purposes.ts'

/** Type of a file by its content. */
export type FileType = { readonly [Name in FileTypeName]: { readonly name: Name } & (typeof fileTypes)[Name] }[FileTypeName]

const type = (name: FileTypeName) => ({ name, ...fileTypes[name] }) as FileType

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
const textAt = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))

/**
 * Returns the type of a file by its first bytes; of Office files also by the names of their parts, which are read
 * without unpacking anything. `null` for any other file, and for Office files with macros. Not by the package file-type:
 * it knows macros only where a file says that it has them, and takes all old Office files for one kind.
 */
export const fileTypeOf = (bytes: Uint8Array): FileType | null => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return type('jpeg')
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return type('png')
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return type('gif')
  if (/^%PDF-\d\.\d$/.test(textAt(bytes, 0, 8))) return type('pdf')
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return officeArchive(bytes)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return oldOffice(bytes)
  return textAt(bytes, 4, 4) === 'ftyp' ? isoMedia(textAt(bytes, 8, 4)) : null
}

const isoMedia = (brand: string): FileType | null => {
  if (/^(heic|heix|hevc|heim|heis|mif1|msf1)$/.test(brand)) return type('heic')
  if (brand === 'qt  ') return type('mov')
  return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash)$/.test(brand) ? type('mp4') : null
}

/** Reads the directory at the end of an archive: the names of its parts. */
const officeArchive = (bytes: Uint8Array): FileType | null => {
  const names = partNames(bytes)
  if (!names.includes('[Content_Types].xml') || names.some((name) => /vbaProject\.bin$/i.test(name))) return null
  if (names.includes('word/document.xml')) return type('docx')
  return names.includes('xl/workbook.xml') ? type('xlsx') : null
}

const maxParts = 10_000
const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50

const partNames = (bytes: Uint8Array): readonly string[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // The last record is 22 bytes, and a comment of at most 65,535.
  for (let end = bytes.length - 22; end >= Math.max(0, bytes.length - 22 - 0xffff); end--) {
    if (view.getUint32(end, true) !== endOfDirectory) continue
    const names: string[] = []
    for (
      let at = view.getUint32(end + 16, true);
      names.length < maxParts && at + 46 <= end && view.getUint32(at, true) === directoryEntry;
    ) {
      const name = view.getUint16(at + 28, true)
      const extra = view.getUint16(at + 30, true)
      const comment = view.getUint16(at + 32, true)
      names.push(textAt(bytes, at + 46, Math.min(name, 500)))
      at += 46 + name + extra + comment
    }
    return names
  }
  return []
}

/**
 * Names of streams in a compound file are UTF-16 in its directory. Only Word and Excel files have these; with macros,
 * also one named VBA.
 */
const oldOffice = (bytes: Uint8Array): FileType | null => {
  const has = (name: string) => indexOfName(bytes, name)
  if (has('_VBA_PROJECT') || has('Macros')) return null
  if (has('WordDocument')) return type('doc')
  return has('Workbook') || has('Book') ? type('xls') : null
}

/** A directory entry is 128 bytes, begins with the name in UTF-16 and is aligned to its size. */
const indexOfName = (bytes: Uint8Array, name: string): boolean => {
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    if (bytes[at] !== name.charCodeAt(0) || bytes[at + 64] !== (name.length + 1) * 2) continue
    if ([...name].every((letter, n) => bytes[at + 2 * n] === letter.charCodeAt(0) && bytes[at + 2 * n + 1] === 0)) return true
  }
  return false
}
