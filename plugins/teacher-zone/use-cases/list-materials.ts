import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { MaterialRights } from '#plugins/publications/contract/materials.ts'
import { Posts } from '#plugins/publications/contract/posts.ts'
import { type NewsTagCategory, tagCategories } from '#plugins/publications/contract/terms.ts'
import { materialsApi } from '../contract/api.ts'
import { readWords } from '../domain/read-words.ts'
import { countLessons, fitsLesson, type LessonFilter, type ListedLesson } from '../services/lesson-filter.ts'
import { matchTerms } from '../services/match-terms.ts'
import { MaterialIndex } from '../services/material-index.ts'
import { type ListedMaterial, selectMaterials, type TagSelection } from '../services/select-materials.ts'

/** Lists materials by tags and words (rows TZ-02, TZ-04): filtered, counted and searched in memory, one page of them is read. */
export const ListMaterials = handler(
  materialsApi.listMaterials,
  { materialIndex: MaterialIndex, rights: MaterialRights, posts: Posts },
  ({ materialIndex, rights, posts }) =>
    Effect.fn('teacher-zone.list-materials')(function* (actor, { q = '', visibility, areas, time, ...requested }) {
      const { materials, subjects, tags, texts } = yield* materialIndex()
      const reads = (yield* rights.readsOf(actor)).filter((one) => visibility === undefined || one === visibility)
      const paging = pagingOf(requested)

      const selection: TagSelection = Object.fromEntries(
        tagCategories.map((category) => {
          const params = requested[category]?.split(',').filter(Boolean) ?? []
          const chosen = tags.filter((tag) => tag.category === category && params.includes(tag.param)).map(({ id }) => id)
          // A filter that no tag has leaves nothing, instead of everything.
          return [category, params.length > 0 && chosen.length === 0 ? [''] : chosen]
        }),
      )
      const categories = new Map(tags.map(({ id, category }) => [id, category as NewsTagCategory]))
      const at = (positions: readonly number[]) => positions.flatMap((one) => materials[one] ?? [])
      const lesson: LessonFilter = { areas: areas?.split(',').filter(Boolean) ?? [], time: time === undefined ? null : Number(time) }
      const select = (found: readonly (ListedMaterial & ListedLesson)[]) =>
        selectMaterials(
          found.filter((one) => fitsLesson(one, lesson)),
          { selection, reads, categoryOf: (tag) => categories.get(tag) },
        )
      const read = readWords(q)
      const matches = read.length === 0 ? null : matchTerms(read, subjects, texts)
      const whole = select(matches ? at(matches.all) : q.trim() === '' ? materials : at(texts.search(q).positions))
      const partial = matches && whole.ids.length === 0 ? select(at(matches.some)) : null
      const isPartial = partial !== null && partial.ids.length > 0
      const { ids, counts } = isPartial ? partial : whole
      const shown = isPartial && matches ? at(matches.some) : matches ? at(matches.all) : materials
      const withTags = new Set(selectMaterials(shown, { selection, reads, categoryOf: (tag) => categories.get(tag) }).ids)
      const items = yield* posts.withFiles(actor, ids.slice(paging.offset, paging.offset + paging.limit))
      return {
        ...pageOf(items, { total: ids.length, ...paging }),
        tags: tags.flatMap((tag) => {
          const count = counts.get(tag.id) ?? 0
          return count > 0 || selection[tag.category as NewsTagCategory]?.includes(tag.id) ? [{ ...tag, count }] : []
        }),
        ...countLessons(
          shown.filter(({ id }) => withTags.has(id)),
          lesson,
        ),
        corrected: ids.length > 0 && matches?.corrected === true,
        partial: isPartial,
        terms: read.map(({ text, rest, meaning }) => ({
          text,
          rest,
          tags: meaning ? tags.filter(({ key }) => meaning.tags.includes(key)).map(({ id }) => id) : [],
        })),
      }
    }),
)
