/** Purposes of uploads (decisions §11). */
export const uploadPurposes = [
  'avatar',
  'logo',
  'gallery',
  'employee',
  'news',
  'material',
  'web_page',
  'proof',
  'opinion_photo',
  'opinion_evidence',
  'storage',
  'chat',
] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Kinds of files, by content. */
export const uploadKinds = ['image', 'movie', 'pdf', 'excel', 'word', 'other'] as const
export type UploadKind = (typeof uploadKinds)[number]

const ooxml = 'application/vnd.openxmlformats-officedocument'

/** Types of files, with the extensions under which people have them; a download has the first. */
export const fileTypes = {
  jpeg: { kind: 'image', mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif'] },
  png: { kind: 'image', mime: 'image/png', extensions: ['png'] },
  gif: { kind: 'image', mime: 'image/gif', extensions: ['gif'] },
  pdf: { kind: 'pdf', mime: 'application/pdf', extensions: ['pdf'] },
  doc: { kind: 'word', mime: 'application/msword', extensions: ['doc'] },
  docx: { kind: 'word', mime: `${ooxml}.wordprocessingml.document`, extensions: ['docx'] },
  xls: { kind: 'excel', mime: 'application/vnd.ms-excel', extensions: ['xls'] },
  xlsx: { kind: 'excel', mime: `${ooxml}.spreadsheetml.sheet`, extensions: ['xlsx'] },
  mp4: { kind: 'movie', mime: 'video/mp4', extensions: ['mp4'] },
  mov: { kind: 'movie', mime: 'video/quicktime', extensions: ['mov'] },
  heic: { kind: 'image', mime: 'image/heic', extensions: ['heic'] },
} as const satisfies Readonly<
  Record<string, { readonly kind: UploadKind; readonly mime: string; readonly extensions: readonly [string, ...string[]] }>
>
export type FileTypeName = keyof typeof fileTypes

const pictures = ['jpeg', 'png'] as const
const withPdf = [...pictures, 'pdf'] as const
const documents = [...withPdf, 'doc', 'docx', 'xls', 'xlsx', 'mp4', 'mov', 'heic'] as const

/** Types that a purpose accepts, as the content of a file shows them. */
export const acceptedTypes: Readonly<Record<UploadPurpose, readonly FileTypeName[]>> = {
  avatar: pictures,
  logo: pictures,
  gallery: pictures,
  employee: pictures,
  news: documents,
  material: documents,
  web_page: [...pictures, 'gif'],
  proof: withPdf,
  opinion_photo: pictures,
  opinion_evidence: withPdf,
  storage: documents,
  chat: withPdf,
}

/** File name extensions that a purpose accepts, as `accept` of a file field: `.jpg,.jpeg,.jfif,.png`. */
export const acceptedBy = (purpose: UploadPurpose): string =>
  acceptedTypes[purpose].flatMap((name) => fileTypes[name].extensions.map((extension) => `.${extension}`)).join()
