import { Effect } from 'effect'
import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { insertFacilityUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { insertPhoto } from './insert-photo.ts'

interface Owned {
  readonly owner: Member
  readonly stranger: Member
  readonly support: Member
  /** Creates a facility of the owner with so many photos; returns their addresses and ids. */
  readonly gallery: (photos?: number) => Promise<{ readonly path: string; readonly id: string; readonly ids: readonly string[] }>
  readonly upload: (facilityId: string) => Promise<string>
}

const createOwned = async ({ platform, url }: TestProduct): Promise<Owned> => {
  const owner = await createMember(platform, url)
  const stranger = await createMember(platform, url)
  const support = await createMember(platform, url, 'support')
  const permissions = permissionsOfRole(platform.find(Permissions), 'owner')
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
  return {
    owner,
    stranger,
    support,
    gallery: async (photos = 0) => {
      const id = await storeStanding(platform, { status: 'registered', validUntil: null })
      await Effect.runPromise(platform.find(Grants).save({ accountId: owner.id, facilityId: id, role: 'owner', permissions }))
      const ids: string[] = []
      for (let n = 1; n <= photos; n++) ids.push(await insertPhoto({ rows }, id, n))
      return { path: `/api/v1/facility/list/${id}/gallery`, id, ids }
    },
    upload: (facilityId) => insertFacilityUpload({ rows }, { accountId: owner.id, facilityId, purpose: 'gallery' }),
  }
}

const unknown = () => `/api/v1/facility/list/${newId()}/gallery`

/** Contract of the galleries. */
export const contract = contractWith(createOwned, {
  'get /api/v1/facility/list/:id/gallery': {
    success: async ({ owner, gallery }) => ({ path: (await gallery(2)).path, as: owner.browser }),
    errors: {
      'error/insufficient-permissions': async ({ stranger, gallery }) => ({ path: (await gallery()).path, as: stranger.browser }),
      'error/facility-not-found': ({ support }) => ({ path: unknown(), as: support.browser }),
    },
  },
  'post /api/v1/facility/list/:id/gallery': {
    success: async ({ owner, gallery, upload }) => {
      const { path, id } = await gallery(1)
      return { path, as: owner.browser, body: { upload_id: await upload(id), alt: 'Ogród' } }
    },
    errors: {
      'error/insufficient-permissions': async ({ stranger, gallery }) => ({
        path: (await gallery()).path,
        as: stranger.browser,
        body: { upload_id: newId() },
      }),
      'error/facility-not-found': ({ support }) => ({ path: unknown(), as: support.browser, body: { upload_id: newId() } }),
      'error/upload-not-found': async ({ owner, gallery }) => ({
        path: (await gallery()).path,
        as: owner.browser,
        body: { upload_id: newId() },
      }),
      'error/photo-limit-reached': async ({ owner, gallery, upload }) => {
        const { path, id } = await gallery(3)
        return { path, as: owner.browser, body: { upload_id: await upload(id) } }
      },
    },
  },
  'post /api/v1/facility/list/:id/gallery/sort': {
    success: async ({ owner, gallery }) => {
      const { path, ids } = await gallery(2)
      return { path: `${path}/sort`, as: owner.browser, body: { ids: ids.toReversed() }, headers: { 'if-match': '"1"' } }
    },
    errors: {
      'error/insufficient-permissions': async ({ stranger, gallery }) => ({
        path: `${(await gallery()).path}/sort`,
        as: stranger.browser,
        body: { ids: [] },
      }),
      'error/facility-not-found': ({ support }) => ({ path: `${unknown()}/sort`, as: support.browser, body: { ids: [] } }),
      'error/photo-not-found': async ({ owner, gallery }) => ({
        path: `${(await gallery()).path}/sort`,
        as: owner.browser,
        body: { ids: [newId()] },
      }),
      'error/version-conflict': async ({ owner, gallery }) => ({
        path: `${(await gallery()).path}/sort`,
        as: owner.browser,
        body: { ids: [] },
        headers: { 'if-match': '"7"' },
      }),
    },
  },
  'patch /api/v1/facility/list/:id/gallery/:photo': {
    success: async ({ owner, gallery }) => {
      const { path, ids } = await gallery(1)
      return { path: `${path}/${ids[0]}`, as: owner.browser, body: { alt: 'Sala' }, headers: { 'if-match': '"1"' } }
    },
    errors: {
      'error/insufficient-permissions': async ({ stranger, gallery }) => ({
        path: `${(await gallery()).path}/${newId()}`,
        as: stranger.browser,
        body: { alt: 'Sala' },
      }),
      'error/facility-not-found': ({ support }) => ({ path: `${unknown()}/${newId()}`, as: support.browser, body: { alt: 'Sala' } }),
      'error/photo-not-found': async ({ owner, gallery }) => ({
        path: `${(await gallery()).path}/${newId()}`,
        as: owner.browser,
        body: { alt: 'Sala' },
      }),
      'error/version-conflict': async ({ owner, gallery }) => {
        const { path, ids } = await gallery(1)
        return { path: `${path}/${ids[0]}`, as: owner.browser, body: { alt: 'Sala' }, headers: { 'if-match': '"7"' } }
      },
    },
  },
  'delete /api/v1/facility/list/:id/gallery/:photo': {
    success: async ({ owner, gallery }) => {
      const { path, ids } = await gallery(2)
      return { path: `${path}/${ids[0]}`, as: owner.browser }
    },
    errors: {
      'error/insufficient-permissions': async ({ stranger, gallery }) => ({
        path: `${(await gallery()).path}/${newId()}`,
        as: stranger.browser,
      }),
      'error/facility-not-found': ({ support }) => ({ path: `${unknown()}/${newId()}`, as: support.browser }),
      'error/photo-not-found': async ({ owner, gallery }) => ({ path: `${(await gallery()).path}/${newId()}`, as: owner.browser }),
    },
  },
})
