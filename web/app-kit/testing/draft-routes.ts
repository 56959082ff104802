import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'

const ByKey = Schema.Struct({ key: Schema.String })
const one = '/api/v1/draft/:key'
/** Routes of drafts as the plugin of drafts declares them. */
export const draftRoutes = {
  listDrafts: route.get('/api/v1/draft', { summary: 'Lists.', output: Schema.Unknown, access: 'user' }),
  showDraft: route.get(one, { summary: 'Shows.', input: ByKey, output: Schema.Unknown, access: 'user' }),
  saveDraft: route.put(one, {
    summary: 'Saves.',
    input: Schema.Struct({ key: Schema.String, content: Schema.String, version: Schema.optional(Schema.Number) }),
    output: Schema.Struct({ version: Schema.Number }),
    access: 'user',
    version: true,
  }),
  removeDraft: route.delete(one, { summary: 'Removes.', input: ByKey, output: Schema.Unknown, access: 'user' }),
}
