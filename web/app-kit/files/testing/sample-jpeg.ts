const bytesOf = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

/** Metadata of a telephone, as TIFF of big bytes: orientation, maker, and the reference of a latitude. */
export const exifOf = (orientation: number): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(80))
  const text = (at: number, letters: string) => new Uint8Array(view.buffer).set(bytesOf(letters), at)
  const entry = (at: number, tag: number, type: number, count: number) => {
    view.setUint16(at, tag)
    view.setUint16(at + 2, type)
    view.setUint32(at + 4, count)
  }
  text(0, 'MM\0*')
  view.setUint32(4, 8)
  view.setUint16(8, 3)
  entry(10, 0x010f, 2, 8)
  view.setUint32(18, 50)
  entry(22, 0x0112, 3, 1)
  view.setUint16(30, orientation)
  entry(34, 0x8825, 4, 1)
  view.setUint32(42, 58)
  text(50, 'Telefon\0')
  view.setUint16(58, 1)
  entry(60, 1, 2, 2)
  text(68, 'N\0')
  return new Uint8Array(view.buffer)
}

/** Segment of a JPEG with a marker. */
export const jpegSegment = (marker: number, ...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> => {
  const body = parts.flatMap((part) => [...(typeof part === 'string' ? bytesOf(part) : part)])
  return Uint8Array.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body])
}

/** Puts metadata of a telephone into a JPEG, behind its first two bytes. */
export const withExif = (jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...jpeg.subarray(0, 2), ...jpegSegment(0xe1, 'Exif\0\0', exifOf(orientation)), ...jpeg.subarray(2)])
