import { Effect } from 'effect'
import type { TagLookup } from '#plugins/tags/contract/queries.ts'
import type { TagView } from '#plugins/tags/contract/tag-view.ts'

const tag = (id: string, category: TagView['category'], param: string, key = param): TagView => ({
  id,
  key,
  type: category,
  category,
  display: `tags.${category}.${key}`,
  names: null,
  param,
  icon: 'Leaf',
  created_at: '2026-01-01T00:00:00.000Z',
})

/** Tags of posts, and one of facilities, which posts cannot have. */
export const someTags = {
  worksheet: tag('0191b7a0-0000-7000-8000-000000000a01', 'publication_scope', 'karta-pracy'),
  autumn: tag('0191b7a0-0000-7000-8000-000000000a02', 'publication_topic', 'jesien'),
  winter: tag('0191b7a0-0000-7000-8000-000000000a03', 'publication_topic', 'zima'),
  threeYears: tag('0191b7a0-0000-7000-8000-000000000a04', 'age_groups', '3-latki'),
  toys: tag('0191b7a0-0000-7000-8000-000000000a06', 'type_date_event', 'dzien-misia', 'teddy_bear_day'),
  fortunes: tag('0191b7a0-0000-7000-8000-000000000a07', 'type_date_event', 'andrzejki', 'saint_andrews_eve'),
  ownDay: tag('0191b7a0-0000-7000-8000-000000000a08', 'type_date_event', 'dzien-kaszubski'),
  garden: tag('0191b7a0-0000-7000-8000-000000000a05', 'features', 'ogrod'),
} satisfies Readonly<Record<string, TagView>>

/** Looks these tags up. */
export const makeTagLookup = (): TagLookup => {
  const all: readonly TagView[] = Object.values(someTags)
  return {
    byIds: (ids) => Effect.succeed(all.filter(({ id }) => ids.includes(id))),
    resolveIds: (category, given) =>
      Effect.succeed(
        all.filter((one) => one.category === category && (given.includes(one.id) || given.includes(one.param))).map(({ id }) => id),
      ),
    ofCategories: (categories) => Effect.succeed(all.filter(({ category }) => categories.includes(category))),
  }
}
