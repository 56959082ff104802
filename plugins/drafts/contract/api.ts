import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { ByDraft, DraftList, DraftView, NewDraft, SavedDraft } from './draft.ts'

const one = '/api/v1/draft/:key'

/** HTTP API of the drafts of forms (decision 246). Nobody but the account that wrote a draft can name it. */
export const draftsApi = defineApi({
  listDrafts: route.get('/api/v1/draft', {
    summary: 'Lists which forms the user has unsaved drafts of, the last saved first.',
    output: DraftList,
    access: 'user',
  }),
  showDraft: route.get(one, {
    summary: 'Returns the user’s draft of a form, if there is one.',
    input: ByDraft,
    output: DraftView,
    access: 'user',
  }),
  saveDraft: route.put(one, {
    summary: 'Saves the user’s draft of a form unless a newer one is stored. Beyond a hundred drafts the oldest one is removed.',
    input: NewDraft,
    output: SavedDraft,
    access: 'user',
    version: true,
    largeBody: true,
    rateLimit: { times: 90, seconds: 60 },
  }),
  removeDraft: route.delete(one, {
    summary: 'Removes the user’s draft of a form; one that is not stored is ignored.',
    input: ByDraft,
    output: Schema.Struct({ removed: Schema.Literal(true) }),
    access: 'user',
  }),
})
