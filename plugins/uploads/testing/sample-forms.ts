import type { UploadPurpose } from '../contract/purposes.ts'

/** PNG of one pixel. */
export const onePixel = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
)

/** PDF that no program can open. */
export const brokenPdf = new TextEncoder().encode('%PDF-1.7 <script>alert(1)</script>')

/** Form of an upload as browsers send it. */
export const uploadForm = (
  purpose: UploadPurpose,
  {
    facility_id,
    bytes = onePixel,
    name = 'plac.png',
    alt,
  }: Partial<{ facility_id: string; bytes: Uint8Array; name: string; alt: string }> = {},
): FormData => {
  const form = new FormData()
  form.set('purpose', purpose)
  if (facility_id !== undefined) form.set('facility_id', facility_id)
  if (alt !== undefined) form.set('alt', alt)
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
  return form
}
