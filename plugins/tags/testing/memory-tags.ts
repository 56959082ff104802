import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { type FacilityType, facilityTypes } from '#core/facilities/facility-type.ts'
import { type OwnershipKey, ownershipKeys } from '#core/facilities/legal-type.ts'
import type { Tagging, TypeTag } from '#core/facilities/tagging.port.ts'
import { TagTaken } from '../contract/errors.ts'
import type { Tag } from '../domain/tag.ts'
import type { Tags } from '../domain/tags.port.ts'
import { features } from '../migrations/data/features.ts'

/** Creates an in-memory repository of tags; a test sets how many facilities use one in `usage`. */
export const makeMemoryTags = (stored: readonly Tag[] = []) => {
  const { rows, all, update, snapshot } = makeTable<Tag>()
  const usage = new Map<string, number>()
  for (const tag of stored) rows.set(tag.id, tag)
  const isTaken = ({ id, key, category, param }: Pick<Tag, 'id' | 'key' | 'category' | 'param'>) =>
    all().some((one) => one.id !== id && (one.key === key || (one.category === category && one.param === param)))
  const repository: Tags = {
    list: (category) => Effect.sync(() => all().filter((tag) => category === null || tag.category === category)),
    lock: (id) => Effect.sync(() => rows.get(id) ?? null),
    add: (tag) => (isTaken(tag) ? Effect.fail(new TagTaken()) : Effect.sync(() => void rows.set(tag.id, tag))),
    change: (id, changes) =>
      Effect.suspend(() => {
        const tag = rows.get(id)
        if (tag && isTaken({ ...tag, param: changes.param })) return Effect.fail(new TagTaken())
        return Effect.sync(() => void update(id, (row) => ({ ...row, ...changes })))
      }),
    countUsage: (id) => Effect.sync(() => usage.get(id) ?? 0),
    delete: ({ id }) =>
      Effect.sync(() => {
        rows.delete(id)
        usage.delete(id)
      }),
  }
  return { repository, rows, usage, snapshot }
}

const typeTag = (type: FacilityType): TypeTag => ({
  id: `tag-${type}`,
  param: type.replaceAll('_', '-'),
  category: type === 'primary_school' ? null : type.startsWith('kindergarten') ? 'przedszkola' : 'zlobki',
})

/** Creates a vocabulary whose tags have ids like `tag-nursery` and URL parameters like the type. */
export const makeMemoryTagging = (): Tagging => ({
  typeTags: () => Effect.succeed(Object.fromEntries(facilityTypes.map((type) => [type, typeTag(type)])) as Record<FacilityType, TypeTag>),
  ownershipTags: () => Effect.succeed(Object.fromEntries(ownershipKeys.map((key) => [key, `tag-${key}`])) as Record<OwnershipKey, string>),
  featureTags: () => Effect.succeed(Object.fromEntries(features.map(({ key }) => [key, `tag-${key}`]))),
})
