import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { generateUuid, newId } from '#core/kernel/ids.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { maxLooseUploads } from '../contract/limits.ts'
import { insertUpload } from './insert-upload.ts'
import { onePixel, uploadForm } from './sample-forms.ts'

interface Data {
  readonly member: Member
  readonly support: Member
  /** Member with as many unused uploads as an account may have. */
  readonly hoarder: Member
  /** Stores an upload of the member. */
  readonly stored: (used?: boolean) => Promise<string>
}

const createData = async ({ platform, url }: TestProduct): Promise<Data> => {
  const member = await createMember(platform, url)
  const support = await createMember(platform, url, 'support')
  const hoarder = await createMember(platform, url)
  const insert = async (accountId: string, used = false) => {
    const id = generateUuid()
    await rowsOf(platform, ...insertUpload({ id, accountId, used }))
    return id
  }
  for (let n = 0; n < maxLooseUploads.files; n++) await insert(hoarder.id)
  return { member, support, hoarder, stored: (used) => insert(member.id, used) }
}

/** PNG whose head claims 40,000 × 40,000 pixels. */
const bomb = onePixel.slice()
new DataView(bomb.buffer).setUint32(16, 40_000)
new DataView(bomb.buffer).setUint32(20, 40_000)

const path = '/api/v1/upload'

/** Contract of uploads. */
export const contract = contractWith(createData, {
  'post /api/v1/upload': {
    success: ({ member }) => ({ path, as: member.browser, form: uploadForm('avatar', { alt: 'Ja' }) }),
    errors: {
      'error/validation': ({ member }) => ({ path, as: member.browser, form: uploadForm('gallery') }),
      'error/insufficient-permissions': ({ member }) => ({
        path,
        as: member.browser,
        form: uploadForm('gallery', { facility_id: newId() }),
      }),
      'error/facility-not-found': ({ support }) => ({ path, as: support.browser, form: uploadForm('gallery', { facility_id: newId() }) }),
      'error/bad-file-format': ({ member }) => ({
        path,
        as: member.browser,
        form: uploadForm('avatar', { bytes: new TextEncoder().encode('MZ'), name: 'ja.jpg' }),
      }),
      'error/file-too-big': ({ member }) => ({ path, as: member.browser, form: uploadForm('avatar', { bytes: bomb }) }),
      'error/too-many-uploads': ({ hoarder }) => ({ path, as: hoarder.browser, form: uploadForm('avatar') }),
    },
  },
  'delete /api/v1/upload/:id': {
    success: async ({ member, stored }) => ({ path: `${path}/${await stored()}`, as: member.browser }),
    errors: {
      'error/upload-not-found': async ({ support, stored }) => ({ path: `${path}/${await stored()}`, as: support.browser }),
      'error/upload-in-use': async ({ member, stored }) => ({ path: `${path}/${await stored(true)}`, as: member.browser }),
    },
  },
})
