import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { draftsApi } from '../contract/api.ts'

const createRecords = ({ rows, user }: ExampleContext) => ({
  /** Stores a draft of the caller; returns its key. */
  draft: async () => {
    const key = `cms.description:${newId()}`
    await rows(
      `insert into drafts_draft (id, account_id, key, content, version, saved_at) values (gen_random_uuid(), ?, ?, 'x', 1, now()) returning 1`,
      [user?.id ?? newId(), key],
    )
    return key
  },
  query: (key: string) => ['select 1 from drafts_draft where account_id = ? and key = ?', user?.id ?? newId(), key] as const,
})

/** The user's own drafts; one of somebody else cannot be named. */
export const examples = examplesOf(draftsApi, createRecords, {
  listDrafts: { requests: { none: () => ({}) } },
  showDraft: { requests: { none: () => ({ params: { key: 'cms.description:1' } }) } },
  saveDraft: {
    effect: 'saved',
    requests: {
      none: ({ query }) => {
        const key = `cms.description:${newId()}`
        return { params: { key }, body: { content: '{}' }, appears: query(key) }
      },
    },
    errors: {
      VersionConflict: () => ({ params: { key: 'cms.description:1' }, body: { content: '{}' }, headers: { 'if-match': '"7"' } }),
    },
  },
  removeDraft: {
    effect: 'removed',
    requests: {
      none: async ({ draft, query }) => {
        const key = await draft()
        return { params: { key }, vanishes: query(key) }
      },
    },
  },
})
