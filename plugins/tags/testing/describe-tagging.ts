import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { ownershipKeys } from '#core/facilities/legal-type.ts'
import type { Tagging } from '#core/facilities/tagging.port.ts'

/** Describes every implementation of tagging. */
export const describeTagging = (setUp: () => Promise<Tagging> | Tagging) =>
  describe('tagging', () => {
    let tagging: Tagging
    beforeAll(async () => {
      tagging = await setUp()
    })

    test('has a tag for each facility type, with a URL value and its category; primary schools have none', async () => {
      const typeTags = await run(tagging.typeTags())
      expect(Object.keys(typeTags)).toEqual([...facilityTypes])
      expect(new Set(Object.values(typeTags).map(({ param }) => param)).size).toBe(facilityTypes.length)
      expect([typeTags.nursery.category, typeTags.kindergarten.category, typeTags.primary_school.category]).toEqual([
        'zlobki',
        'przedszkola',
        null,
      ])
    })

    test('has tags for all kinds of ownership, and for features', async () => {
      expect(Object.keys(await run(tagging.ownershipTags()))).toEqual([...ownershipKeys])
      expect(await run(tagging.featureTags())).toMatchObject({ accessible: expect.any(String), garden: expect.any(String) })
    })
  })
