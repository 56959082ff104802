import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { generateUuid, newId } from '#core/kernel/ids.ts'
import { uploadsApi } from '../contract/api.ts'
import { maxLooseUploads } from '../contract/limits.ts'
import { insertUpload } from './insert-upload.ts'
import { onePixel, uploadForm } from './sample-forms.ts'

/** PNG whose head claims 40,000 × 40,000 pixels. */
const bomb = onePixel.slice()
new DataView(bomb.buffer).setUint32(16, 40_000)
new DataView(bomb.buffer).setUint32(20, 40_000)

const createRecords = ({ account, createMember, rows, user }: ExampleContext) => {
  const store = async (accountId: string, used = false) => {
    const id = generateUuid()
    const [sql, parameters] = insertUpload({ id, accountId, used })
    await rows(`${sql} returning 1`, parameters)
    return id
  }
  return {
    stored: async (used?: boolean) => store((await account()).id, used),
    /** Uploads with a description that no other upload has. */
    uploading: (purpose: 'gallery' | 'opinion_photo', facility_id?: string) => {
      const alt = newId()
      return {
        form: uploadForm(purpose, { alt, ...(facility_id && { facility_id }) }),
        appears: ['select 1 from uploads_upload where alt = ? and account_id = ?', alt, user?.id ?? newId()] as const,
      }
    },
    /** Creates a member with as many unused uploads as an account may have. */
    hoarder: async () => {
      const member = await createMember()
      for (let n = 0; n < maxLooseUploads.files; n++) await store(member.id)
      return member
    },
  }
}

/** Pictures of the facility of the object, and, without object, photos of an opinion; the caller's own files and those of others. */
export const examples = examplesOf(uploadsApi, createRecords, {
  uploadFile: {
    permission: writeFacilityData,
    effect: 'stored',
    requests: {
      none: ({ uploading }) => uploading('opinion_photo'),
      'own, foreign, pending': ({ uploading, facility }) => uploading('gallery', facility),
    },
    may: { none: { user: 'success' } },
    errors: {
      Validation: () => ({ form: uploadForm('gallery') }),
      FacilityNotFound: () => ({ as: 'support', form: uploadForm('gallery', { facility_id: newId() }) }),
      BadFileFormat: () => ({ form: uploadForm('avatar', { bytes: new TextEncoder().encode('MZ'), name: 'ja.jpg' }) }),
      FileTooBig: () => ({ form: uploadForm('avatar', { bytes: bomb }) }),
      TooManyUploads: async ({ hoarder }) => ({ as: await hoarder(), form: uploadForm('avatar') }),
    },
  },
  removeUpload: {
    effect: 'removed',
    requests: {
      'own, foreign': async ({ stored }) => {
        const id = await stored()
        return { params: { id }, vanishes: ['select 1 from uploads_upload where id = ?', id] }
      },
    },
    may: { foreign: '404 upload-not-found' },
    errors: { UploadInUse: async ({ stored }) => ({ params: { id: await stored(true) } }) },
  },
})
