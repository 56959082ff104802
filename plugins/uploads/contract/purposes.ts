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

const pictures = ['.jpg', '.jpeg', '.jfif', '.png'] as const
const documents = ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.mp4', '.mov', '.heic'] as const

/** File name extensions that a purpose accepts, as `accept` of a file field: `.jpg,.jpeg,.png`. */
export const acceptedBy = (purpose: UploadPurpose): string => {
  if (purpose === 'storage' || purpose === 'material' || purpose === 'news') return [...pictures, ...documents].join()
  if (purpose === 'proof' || purpose === 'opinion_evidence' || purpose === 'chat')
    return [...pictures.filter((one) => one !== '.jfif'), '.pdf'].join()
  return [...pictures.filter((one) => one !== '.jfif'), ...(purpose === 'web_page' ? ['.gif'] : [])].join()
}
