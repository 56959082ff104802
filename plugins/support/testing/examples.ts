import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { supportApi } from '../contract/api.ts'
import { insertMail } from './insert-mail.ts'
import { giveTo, recordFacility } from './record-facility.ts'

const createRecords = ({ createMember, facility, find, object, rows }: ExampleContext) => {
  const record = async () => (await recordFacility(find)).id
  return {
    record,
    /** Records a facility with the members of that of the object. */
    recordWithMembers: async () => {
      const id = await record()
      if (object !== 'none')
        await rows(
          `insert into access_grant (account_id, facility_id, role, permissions)
           select account_id, ?, role, permissions from access_grant where facility_id = ? returning 1`,
          [id, facility],
        )
      return id
    },
    deleted: async () => {
      const id = await record()
      await rows('update facility set deleted_at = now() where id = ? returning 1', [id])
      return id
    },
    owned: async () => {
      const id = await record()
      await giveTo(rows, id, newId())
      return id
    },
    /** Merges two new facilities; returns the ids of the merge and of the merged one. */
    merge: async (state?: 'undone' | 'merged-on') => {
      const { browser } = await createMember('support')
      const survivor_id = await record()
      const merged = await record()
      await browser.call('POST', '/api/v1/support/merge', { survivor_id, merged_id: merged, reason })
      const [{ id } = { id: '' }] = await rows<{ id: string }>('select id from support_merge where survivor_id = ?', [survivor_id])
      if (state === 'undone') await browser.call('POST', `/api/v1/support/merge/${id}/undo`, { reason })
      if (state === 'merged-on')
        await browser.call('POST', '/api/v1/support/merge', { survivor_id: await record(), merged_id: survivor_id, reason })
      return { id, merged }
    },
  }
}
type Context = ContextOf<typeof createRecords>
type Body = Readonly<Record<string, unknown>>
type Find = (context: Context) => Promise<string> | string

const reason = 'Zgłoszenie'
const has = (condition: string, ...parameters: readonly unknown[]) =>
  [`select 1 from facility f where ${condition}`, ...parameters] as const

const about =
  (find: Find, body: Body = {}) =>
  async (context: Context) => ({ params: { id: await find(context) }, body: { ...body, reason } })
/** Examples of a change of a facility, which `condition` finds by its id. */
const changing = (body: Body, condition: string) => ({
  requests: {
    none: async ({ record }: Context) => {
      const id = await record()
      return { params: { id }, body: { ...body, reason }, appears: has(`f.id = ? and ${condition}`, id) }
    },
  },
  errors: {
    FacilityNotFound: about(newId, body),
    FacilityRemoved: about(({ deleted }) => deleted(), body),
    VersionConflict: async (context: Context) => ({
      ...(await about(({ record }) => record(), body)(context)),
      headers: { 'if-match': '"999"' },
    }),
  },
})
const merging =
  (survivor: Find, merged: Find, over: Body = {}) =>
  async (context: Context) => ({
    body: { survivor_id: await survivor(context), merged_id: await merged(context), reason, ...over },
  })
const record: Find = (context) => context.record()
const owned: Find = (context) => context.owned()

/** The desk of support, which has no objects of its own; whose facility it deletes makes no difference. */
export const examples = examplesOf(supportApi, createRecords, {
  listFacilities: { requests: { none: () => ({ query: { q: 'krakow', 'filter[status][eq]': 'unknown', limit: '5' } }) } },
  showFacility: {
    requests: { none: async (context) => ({ params: { id: await context.record() } }) },
    errors: { FacilityNotFound: () => ({ params: { id: newId() } }) },
  },
  correctFacts: { effect: 'changed', ...changing({ name: 'Promyczek' }, `f.name = 'Promyczek'`) },
  setStatus: { effect: 'changed', ...changing({ status: 'registered' }, `f.status = 'registered'`) },
  setActivity: { effect: 'closed', ...changing({ active: false }, 'not f.active') },
  deleteFacility: {
    effect: 'deleted',
    requests: {
      'own, foreign, pending': async ({ recordWithMembers }) => {
        const id = await recordWithMembers()
        return { params: { id }, body: { reason }, appears: has('f.id = ? and f.deleted_at is not null', id) }
      },
    },
    errors: { FacilityNotFound: about(newId), FacilityRemoved: about(({ deleted }) => deleted()) },
  },
  mergeFacilities: {
    effect: 'merged',
    requests: {
      none: async (context) => {
        const { body } = await merging(record, record)(context)
        return { body, appears: has('f.id = ? and f.merged_into = ?', body.merged_id, body.survivor_id) }
      },
    },
    errors: {
      FacilityNotFound: merging(record, newId),
      FacilityRemoved: merging(record, ({ deleted }) => deleted()),
      BothOwned: merging(owned, owned),
      FacilityOpen: merging(record, record, { kind: 'successor' }),
    },
  },
  listMerges: { requests: { none: () => ({ query: { limit: '5' } }) } },
  showMerge: {
    requests: { none: async ({ merge }) => ({ params: { id: (await merge()).id } }) },
    errors: { MergeNotFound: () => ({ params: { id: newId() } }) },
  },
  undoMerge: {
    effect: 'undone',
    requests: {
      none: async ({ merge }) => {
        const { id, merged } = await merge()
        return { params: { id }, body: { reason }, appears: has('f.id = ? and f.merged_into is null', merged) }
      },
    },
    errors: {
      MergeNotFound: about(newId),
      MergeUndone: about(async ({ merge }) => (await merge('undone')).id),
      MergedOn: about(async ({ merge }) => (await merge('merged-on')).id),
      WrittenChanged: about(async ({ merge }) => (await merge()).id, { moves: [{ kind: 'opinions', ids: [newId()] }] }),
    },
  },
  listAudit: { requests: { none: () => ({ query: { action: 'support.' } }) } },
  verifyAudit: { requests: { none: () => ({}) } },
  listMails: { requests: { none: () => ({ query: { state: 'given_up' } }) } },
  retryMail: {
    effect: 'queued',
    requests: {
      none: async ({ rows }) => {
        const id = await insertMail(rows)
        return { params: { id }, body: {}, appears: ['select 1 from mail where id = ? and given_up_at is null', id] }
      },
    },
    errors: {
      MailNotFound: () => ({ params: { id: newId() }, body: {} }),
      MailNotFailed: async ({ rows }) => ({ params: { id: await insertMail(rows, { waiting: true }) }, body: {} }),
    },
  },
  showHealth: { requests: { none: () => ({}) } },
})
