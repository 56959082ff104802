import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { newId } from '#core/kernel/ids.ts'
import { insertFacilityUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { galleryApi } from '../contract/api.ts'
import { insertPhoto } from './insert-photo.ts'

const createRecords = ({ caller, copyFacility, rows }: ExampleContext) => ({
  /** Copies the facility with so many photos; returns its id and theirs. */
  gallery: async (photos = 1) => {
    const id = await copyFacility('registered')
    const ids: string[] = []
    for (let n = 1; n <= photos; n++) ids.push(await insertPhoto({ rows }, id, n))
    return { id, photo: ids[0] ?? '', ids }
  },
  /** Uploads a picture of a facility as the caller. */
  upload: async (facilityId: string) => insertFacilityUpload({ rows }, { accountId: (await caller()).id, facilityId, purpose: 'gallery' }),
})
type Context = ContextOf<typeof createRecords>

const unknown = { as: 'support', params: { id: newId(), photo: newId() } } as const
const stale = { headers: { 'if-match': '"7"' } }
const alt = { alt: 'Sala' }
const unknownPhoto = ({ facility }: Context) => ({ params: { id: facility, photo: newId() } })

/** Galleries of facilities, with pictures that the caller has uploaded. */
export const examples = examplesOf(galleryApi, createRecords, {
  showGallery: {
    permission: writeFacilityData,
    requests: {
      own: async ({ gallery }) => ({ params: { id: (await gallery(2)).id } }),
      'foreign, pending': ({ facility }) => ({ params: { id: facility } }),
    },
    errors: { FacilityNotFound: () => unknown },
  },
  addPhoto: {
    permission: writeFacilityData,
    effect: 'added',
    requests: {
      'own, foreign, pending': async ({ gallery, upload }) => {
        const { id } = await gallery()
        const upload_id = await upload(id)
        return {
          params: { id },
          body: { upload_id, alt: 'Ogród' },
          appears: ['select 1 from gallery_photo where upload_id = ?', upload_id],
        }
      },
    },
    errors: {
      FacilityNotFound: () => ({ ...unknown, body: { upload_id: newId() } }),
      UploadNotFound: ({ facility }) => ({ params: { id: facility }, body: { upload_id: newId() } }),
      PhotoLimitReached: async ({ gallery, upload }) => {
        const { id } = await gallery(3)
        return { params: { id }, body: { upload_id: await upload(id) } }
      },
    },
  },
  sortGallery: {
    permission: writeFacilityData,
    effect: 'sorted',
    requests: {
      'own, foreign, pending': async ({ gallery }) => {
        const { id, ids } = await gallery(2)
        return {
          params: { id },
          body: { ids: ids.toReversed() },
          headers: { 'if-match': '"1"' },
          appears: ['select 1 from gallery_photo where upload_id = ? and sort = 1', ids[1]],
        }
      },
    },
    errors: {
      FacilityNotFound: () => ({ ...unknown, body: { ids: [] } }),
      PhotoNotFound: ({ facility }) => ({ params: { id: facility }, body: { ids: [newId()] } }),
      VersionConflict: ({ facility }) => ({ params: { id: facility }, body: { ids: [] }, ...stale }),
    },
  },
  changePhoto: {
    permission: writeFacilityData,
    effect: 'changed',
    requests: {
      'own, foreign, pending': async ({ gallery }) => {
        const { id, photo } = await gallery()
        return {
          params: { id, photo },
          body: { ...alt, focus: { x: 80, y: 20 } },
          headers: { 'if-match': '"1"' },
          appears: [`select 1 from gallery_photo where upload_id = ? and alt = 'Sala' and focus = '{"x": 80, "y": 20}'`, photo],
        }
      },
    },
    errors: {
      FacilityNotFound: () => ({ ...unknown, body: alt }),
      PhotoNotFound: (context) => ({ ...unknownPhoto(context), body: alt }),
      VersionConflict: async ({ gallery }) => {
        const { id, photo } = await gallery()
        return { params: { id, photo }, body: alt, ...stale }
      },
    },
  },
  removePhoto: {
    permission: writeFacilityData,
    effect: 'removed',
    requests: {
      'own, foreign, pending': async ({ gallery }) => {
        const { id, photo } = await gallery()
        return { params: { id, photo }, vanishes: ['select 1 from gallery_photo where upload_id = ?', photo] }
      },
    },
    errors: { FacilityNotFound: () => unknown, PhotoNotFound: unknownPhoto },
  },
})
