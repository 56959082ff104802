import type { FileBody } from '#core/plugin/body-types.ts'

/** Files by their first bytes, as `fileTypeOf` and the pictures in memory know them. */
export const sampleFiles = {
  jpeg: { name: 'plac.jpg', mime: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2) },
  tooManyPixels: { name: 'plac.jpg', mime: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0xff) },
  gif: { name: 'plac.gif', mime: 'image/gif', bytes: new TextEncoder().encode('GIF89a...') },
  pdf: { name: 'odpis z KRS.pdf', mime: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7 test') },
  undrawablePdf: { name: 'odpis z KRS.pdf', mime: 'application/pdf', bytes: Uint8Array.of(...new TextEncoder().encode('%PDF-1.7 '), 0xff) },
  exe: { name: 'plac.jpg', mime: 'image/jpeg', bytes: new TextEncoder().encode('MZ executable') },
} satisfies Record<string, FileBody>
