import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Translator } from '#core/ports/translator.ts'
import { textOf } from '#core/rich-text/read-document.ts'
import { type TextIndex, TextIndexes } from '#core/search/text-index.port.ts'
import { PublishedMaterials } from '#plugins/publications/contract/materials.ts'
import { tagCategories } from '#plugins/publications/contract/terms.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { tagName } from '#plugins/tags/contract/tag-name.ts'
import type { TagView } from '#plugins/tags/contract/tag-view.ts'
import { type AgeYears, yearsOfGroup } from '../contract/age-years.ts'
import type { ListedLesson } from './lesson-filter.ts'
import type { TermSubject } from './match-terms.ts'
import type { ListedMaterial } from './select-materials.ts'

/** Materials of the teacher zone in the memory of a process, the newest first, with their tags and the index of their words. */
export interface IndexedMaterials {
  readonly materials: readonly (ListedMaterial & ListedLesson)[]
  /** Subjects of the materials, in their order, with which the terms of a search are compared. */
  readonly subjects: readonly TermSubject[]
  readonly tags: readonly TagView[]
  readonly texts: TextIndex
}

/** Characters of lead and content that are indexed: their beginning says what a material is about. */
const indexedLength = 800
/** Milliseconds for which tags are not read again, as for the filters of the catalogue. */
const tagsAge = 2000

/** Ages that a material states; one of both ends is enough. */
const agesFrom = (from: number | null, to: number | null): AgeYears | null => {
  const first = from ?? to
  const last = to ?? from
  return first === null || last === null ? null : [first, last]
}

interface Entry extends ListedMaterial, ListedLesson {
  readonly ages: AgeYears | null
  readonly version: number
  readonly title: string
  readonly text: string
}

/**
 * Keeps the materials of the teacher zone, so that a list is filtered, counted and searched in memory. Each call reads
 * which versions are published, and the texts of those that are new alone.
 */
export const MaterialIndex = define(
  'teacher-zone/MaterialIndex',
  { published: PublishedMaterials, tags: TagLookup, textIndexes: TextIndexes, translator: Translator, clock: Clock },
  ({ published, tags, textIndexes, translator, clock }) => {
    let entries: ReadonlyMap<string, Entry> = new Map()
    let current: IndexedMaterials | null = null
    let readTags = { at: 0, all: [] as readonly TagView[] }

    const namesOf = ({ tag_ids }: ListedMaterial) => {
      const own = readTags.all.filter(({ id }) => tag_ids.includes(id))
      return (['pl', 'ua', 'en'] as const)
        .flatMap((language) => own.map((tag) => tagName(tag, translator.for(language), language)))
        .join(' ')
    }
    const subjectOf = ({ tag_ids, ages: stated }: Entry): TermSubject => {
      const keys = readTags.all.flatMap(({ id, key }) => (tag_ids.includes(id) ? [key] : []))
      const years = keys.flatMap((key) => (yearsOfGroup[key] ? [yearsOfGroup[key]] : []))
      const ages: AgeYears = [Math.min(...years.map(([from]) => from)), Math.max(...years.map(([, to]) => to))]
      return { keys: new Set(keys), ages: stated ?? (years.length === 0 ? null : ages) }
    }
    const rebuild = (materials: readonly Entry[]): IndexedMaterials => ({
      materials,
      subjects: materials.map(subjectOf),
      tags: readTags.all,
      texts: textIndexes.build(materials.map((one) => ({ title: one.title, context: namesOf(one), text: one.text }))),
    })

    const refreshTags = Effect.fn('teacher-zone.refresh-tags')(function* () {
      const now = clock.now().getTime()
      if (now - readTags.at < tagsAge) return false
      const all = yield* tags.ofCategories(tagCategories)
      const isSame = JSON.stringify(all) === JSON.stringify(readTags.all)
      readTags = { at: now, all: isSame ? readTags.all : all }
      return !isSame
    })

    return Effect.fn('teacher-zone.material-index')(function* () {
      const versions = yield* published.versions()
      const haveTagsChanged = yield* refreshTags()
      const missing = versions.filter(({ id, version }) => entries.get(id)?.version !== version).map(({ id }) => id)
      if (current !== null && !haveTagsChanged && missing.length === 0 && versions.length === entries.size) return current
      const read = missing.length === 0 ? [] : yield* published.byIds(missing)
      const added = new Map(
        read.map(({ id, version, title, lead, content, tag_ids, visibility, minutes, age_from, age_to, areas }): [string, Entry] => [
          id,
          {
            id,
            version,
            title,
            tag_ids,
            visibility,
            minutes,
            areas,
            ages: agesFrom(age_from, age_to),
            text: `${lead} ${textOf(content)}`.slice(0, indexedLength),
          },
        ]),
      )
      const inOrder = versions.flatMap(({ id }) => added.get(id) ?? entries.get(id) ?? [])
      entries = new Map(inOrder.map((entry) => [entry.id, entry]))
      current = rebuild(inOrder)
      return current
    })
  },
)
