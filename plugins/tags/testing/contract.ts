import { contractWith, fixed } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { newId } from '#core/kernel/ids.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { insertTag } from './insert-tag.ts'

interface Desk {
  readonly anna: Member
  readonly tag: () => Promise<string>
  /** A tag that one facility uses. */
  readonly used: () => Promise<string>
  readonly builtIn: string
}

const createDesk = async ({ platform, url }: TestProduct): Promise<Desk> => {
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
  const tag = async () => (await insertTag(rows)).id
  const [{ id: builtIn } = { id: '' }] = await rows<{ id: string }>(`select id from tags_tag where key = 'garden'`)
  return {
    anna: await createMember(platform, url, 'support'),
    tag,
    builtIn,
    used: async () => {
      const id = await tag()
      await rows(
        `insert into facility (id, slug, name, type, voivodeship, county, city_id, city, city_slug, features)
         values (gen_random_uuid(), gen_random_uuid()::text, 'Bajka', 'nursery', 'opolskie', 'x', gen_random_uuid(), 'Aa', 'aa', array[?::uuid])`,
        [id],
      )
      return id
    },
  }
}

const path = '/api/v1/tag'
const creating =
  (name: () => string, category = 'features') =>
  ({ anna }: Desk) => {
    const pl = name()
    return { path, as: anna.browser, body: { category, names: { pl, ua: 'Сад', en: 'Garden' }, icon: 'Trees' } }
  }
type Build = (desk: Desk) => Promise<string> | string
const on =
  (id: Build, rest = '', body?: object) =>
  async (desk: Desk) => ({
    path: `${path}/${await id(desk)}${rest}`,
    as: desk.anna.browser,
    ...(body && { body: { ...body } }),
  })
const unknown = () => newId()
const tag: Build = (desk) => desk.tag()
const builtIn: Build = (desk) => desk.builtIn

/** Contract of the tag routes. */
export const contract = contractWith(createDesk, {
  'get /api/v1/tag': { success: fixed('/api/v1/tag?category=specialization&limit=2&page=2') },
  'post /api/v1/tag': {
    success: creating(() => `Ogród ${newId()}`),
    errors: { 'error/tag-taken': creating(() => 'Garden') },
  },
  'patch /api/v1/tag/:id': {
    success: on(tag, '', { icon: 'Sprout' }),
    errors: {
      'error/tag-not-found': on(unknown, '', { icon: 'Sprout' }),
      'error/tag-built-in': on(builtIn, '', { param: 'sad' }),
      'error/tag-taken': on(tag, '', { param: 'ogrod' }),
    },
  },
  'get /api/v1/tag/:id/usage': { success: on(tag, '/usage'), errors: { 'error/tag-not-found': on(unknown, '/usage') } },
  'delete /api/v1/tag/:id': {
    success: on(tag, '', {}),
    errors: {
      'error/tag-not-found': on(unknown, '', {}),
      'error/tag-built-in': on(builtIn, '', {}),
      'error/tag-in-use': on((desk) => desk.used(), '', {}),
    },
  },
})
