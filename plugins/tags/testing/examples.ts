import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { tagsApi } from '../contract/api.ts'
import { insertTag } from './insert-tag.ts'

const createRecords = ({ copyFacility, rows }: ExampleContext) => {
  const tag = async () => (await insertTag(rows)).id
  return {
    tag,
    builtIn: async () => {
      const [row] = await rows<{ id: string }>(`select id from tags_tag where key = 'garden'`)
      return row?.id ?? ''
    },
    /** Stores a tag that one facility uses. */
    used: async () => {
      const id = await tag()
      await rows('update facility set features = array[?::uuid] where id = ? returning 1', [id, await copyFacility()])
      return id
    },
  }
}
type Context = ContextOf<typeof createRecords>

const creating = (pl: string) => ({ body: { category: 'features', names: { pl, ua: 'Сад', en: 'Garden' }, icon: 'Trees' } })
const about =
  (find: (context: Context) => Promise<string> | string, body: Readonly<Record<string, unknown>> = {}) =>
  async (context: Context) => ({
    params: { id: await find(context) },
    body,
  })
const icon = { icon: 'Sprout' }

/** Tags, which everybody sees and support maintains. */
export const examples = examplesOf(tagsApi, createRecords, {
  listTags: { requests: { none: () => ({ query: { category: 'specialization', limit: '2', page: '2' } }) } },
  createTag: {
    effect: 'created',
    requests: {
      none: () => {
        const name = `Ogród ${newId()}`
        return { ...creating(name), appears: [`select 1 from tags_tag where names->>'pl' = ?`, name] }
      },
    },
    errors: { TagTaken: () => creating('Garden') },
  },
  changeTag: {
    effect: 'changed',
    requests: {
      none: async ({ tag }) => {
        const id = await tag()
        return { params: { id }, body: icon, appears: [`select 1 from tags_tag where id = ? and icon = 'Sprout'`, id] }
      },
    },
    errors: {
      TagNotFound: about(newId, icon),
      TagBuiltIn: about(({ builtIn }) => builtIn(), { param: 'sad' }),
      TagTaken: about(({ tag }) => tag(), { param: 'ogrod' }),
    },
  },
  countUsage: {
    requests: { none: async ({ tag }) => ({ params: { id: await tag() } }) },
    errors: { TagNotFound: () => ({ params: { id: newId() } }) },
  },
  deleteTag: {
    effect: 'deleted',
    requests: {
      none: async ({ tag }) => {
        const id = await tag()
        return { params: { id }, body: {}, vanishes: ['select 1 from tags_tag where id = ?', id] }
      },
    },
    errors: {
      TagNotFound: about(newId),
      TagBuiltIn: about(({ builtIn }) => builtIn()),
      TagInUse: about(({ used }) => used()),
    },
  },
})
