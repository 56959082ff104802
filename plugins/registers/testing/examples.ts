import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { registersApi } from '../contract/api.ts'
import { insertBatch } from './insert-batch.ts'
import { insertSuccessor } from './insert-successor.ts'

const createRecords = ({ rows, copyFacility }: ExampleContext) => {
  const batch = (rolledBack = false) => insertBatch(rows, { rolledBack })
  const addToJournal = (batchId: string, facilityId: string) =>
    rows('insert into facility_journal (batch_id, facility_id) values (?, ?) returning 1', [batchId, facilityId])
  return {
    batch,
    successor: (dismissed = false) => insertSuccessor(rows, { dismissed }),
    /** Stores a batch after which another one changed the same facility. */
    superseded: async () => {
      const first = await batch()
      const facilityId = newId()
      for (const id of [first, newId()]) await addToJournal(id, facilityId)
      return first
    },
    /** Stores a batch that created a facility about which its owner has written. */
    written: async () => {
      const id = await batch()
      const facilityId = await copyFacility()
      await rows('delete from facility_statement where facility_id = ? returning 1', [facilityId])
      await addToJournal(id, facilityId)
      await rows(
        `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id)
         values ('owner', ?, ?, '2026-11-01', '{}', ?) returning 1`,
        [facilityId, facilityId, newId()],
      )
      return id
    },
  }
}
type Context = ContextOf<typeof createRecords>

const rollingBack = (find: (context: Context) => Promise<string> | string) => async (context: Context) => ({
  params: { batch: await find(context) },
  body: {},
})
const dismissing = (id: string) => ({ params: { id }, body: { reason: 'Inna placówka' } })

/** Imported editions, which only support may see. */
export const examples = examplesOf(registersApi, createRecords, {
  listBatches: {
    requests: {
      none: async ({ batch }) => {
        await batch()
        return {}
      },
    },
  },
  rollBackBatch: {
    effect: 'rolled back',
    requests: {
      none: async ({ batch }) => {
        const id = await batch()
        return {
          params: { batch: id },
          body: {},
          appears: ['select 1 from registers_batch where id = ? and rolled_back_at is not null', id],
        }
      },
    },
    errors: {
      BatchNotFound: rollingBack(newId),
      BatchRolledBack: rollingBack(({ batch }) => batch(true)),
      LaterBatchExists: rollingBack(({ superseded }) => superseded()),
      OwnersHaveWritten: rollingBack(({ written }) => written()),
    },
  },
  listDuplicates: { requests: { none: () => ({ query: { limit: '5' } }) } },
  listSuccessors: { requests: { none: () => ({ query: { limit: '5' } }) } },
  dismissSuccessor: {
    effect: 'dismissed',
    requests: {
      none: async ({ successor }) => {
        const id = await successor()
        return { ...dismissing(id), appears: ['select 1 from registers_successor where id = ? and dismissed_at is not null', id] }
      },
    },
    errors: {
      SuccessorNotFound: () => dismissing(newId()),
      SuccessorDismissed: async ({ successor }) => dismissing(await successor(true)),
    },
  },
})
