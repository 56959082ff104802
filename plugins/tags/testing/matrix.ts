import { newId } from '#core/kernel/ids.ts'
import { type MatrixCall, type MatrixCalls, withoutObject } from '#core/plugin/matrix.ts'
import { insertTag } from './insert-tag.ts'

const path = '/api/v1/tag'
const onNew = (call: (id: string) => MatrixCall): MatrixCalls[string] => ({ none: async ({ rows }) => call((await insertTag(rows)).id) })

/** Requests of the permission matrix. */
export const matrix: MatrixCalls = {
  ...withoutObject({ 'get /api/v1/tag': { path } }),
  'post /api/v1/tag': {
    none: () => {
      const name = `Tag ${newId()}`
      const body = { category: 'features', names: { pl: name, ua: name, en: name }, icon: 'Trees' }
      return { path, body, effect: { created: [`select exists (select 1 from tags_tag where names->>'pl' = ?) yes`, name] } }
    },
  },
  'patch /api/v1/tag/:id': onNew((id) => ({
    path: `${path}/${id}`,
    body: { icon: 'Sprout' },
    effect: { changed: [`select icon = 'Sprout' yes from tags_tag where id = ?`, id] },
  })),
  'get /api/v1/tag/:id/usage': onNew((id) => ({ path: `${path}/${id}/usage` })),
  'delete /api/v1/tag/:id': onNew((id) => ({
    path: `${path}/${id}`,
    body: {},
    effect: { deleted: ['select not exists (select 1 from tags_tag where id = ?) yes', id] },
  })),
}
