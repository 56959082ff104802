import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import type { User } from '#core/access/actor.ts'
import { MergedKinds } from '#core/facilities/merge-participant.ts'
import { newId } from '#core/kernel/ids.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { MergeFacilities } from '../use-cases/merge-facilities.ts'
import { ListMerges, ShowMerge } from '../use-cases/merges.ts'
import { UndoMerge } from '../use-cases/undo-merge.ts'
import { recordFacility } from './record-facility.ts'

/** Two facilities, of which the one is merged into the other. */
export interface MergedPair {
  readonly survivor: string
  readonly merged: string
}

interface Kind {
  /** Writes a row of the kind as a user, about a facility. */
  readonly write: (platform: TestPlatform, user: User, facilityId: string) => Promise<unknown>
  /** Table of the rows, with the columns `account_id` and `facility_id`. */
  readonly table: string
}

const desk = aUser({ id: newId(), type: 'support' })
const reason = 'Ta sama placówka'

/** Creates a signed-in user with a device of their own. */
export const someone = async (platform: TestPlatform): Promise<User> => ({ ...(await createUser(platform)), agent: newId() })

/** Stores two facilities. */
export const twoFacilities = async (platform: TestPlatform): Promise<MergedPair> => {
  const survivor = await recordFacility(platform.find)
  const merged = await recordFacility(platform.find)
  return { survivor: survivor.id, merged: merged.id }
}

/** Merges two facilities as support; returns the id of the merge. */
export const merge = async (platform: TestPlatform, { survivor, merged }: MergedPair): Promise<string> => {
  await platform.run(MergeFacilities, desk, { survivor_id: survivor, merged_id: merged, reason })
  return (await platform.run(ListMerges, desk, { limit: 1 })).items[0]?.id ?? ''
}

/** Shows a merge to support. */
export const showMerge = (platform: TestPlatform, id: string) => platform.run(ShowMerge, desk, { id })

/** Undoes a merge as support, with the rows that go to the facility that was merged. */
export const undoMerge = (
  platform: TestPlatform,
  id: string,
  moves: readonly { readonly kind: string; readonly ids?: readonly string[] }[] = [],
) => platform.run(UndoMerge, desk, { id, reason, moves: [...moves] })

/** Returns the facilities at which the rows of a user are found, through merges. */
export const facilitiesOf = async (platform: TestPlatform, table: string, { id }: User): Promise<readonly string[]> => {
  const rows = await rowsOf<{ id: string }>(
    platform,
    `select coalesce(f.merged_into, f.id) id from ${table} t join facility f on f.id = t.facility_id where t.account_id = ?`,
    [id],
  )
  return rows.map((row) => row.id)
}

/** Describes how the rows of a plugin take part in merges of facilities and in undoing them. */
export const describeMergedKind = (kind: string, { write, table }: Kind): void => {
  describe(`SP-02 ${kind} of merged facilities`, () => {
    let platform: TestPlatform
    beforeAll(async () => {
      platform = await testPlatform()
    })
    afterAll(() => platform.end())
    const facilities = (user: User) => facilitiesOf(platform, table, user)

    test('go to the one that remains and come back; what was written since is listed, stays by default, and goes where support chooses', async () => {
      const pair = await twoFacilities(platform)
      const { survivor, merged } = pair
      const ofMerged = await someone(platform)
      const ofSurvivor = await someone(platform)
      const ofBoth = await someone(platform)
      const stays = await someone(platform)
      const chosen = await someone(platform)
      await write(platform, ofMerged, merged)
      await write(platform, ofSurvivor, survivor)
      for (const id of [merged, survivor]) await write(platform, ofBoth, id)

      const id = await merge(platform, pair)
      expect(await facilities(ofMerged)).toEqual([survivor])
      await write(platform, stays, survivor)
      await write(platform, chosen, survivor)

      const { written } = await showMerge(platform, id)
      expect(written).toMatchObject([{ kind, count: 2 }])
      const items = written[0]?.items ?? null
      const { single } = platform.find(MergedKinds).find((one) => one.kind === kind) ?? {}
      expect(items?.length ?? null).toBe(single ? 2 : null)
      const move = items === null ? { kind } : { kind, ids: items.slice(1).map((item) => item.id) }
      await undoMerge(platform, id, [move])

      expect(await facilities(ofMerged)).toEqual([merged])
      expect(await facilities(ofSurvivor)).toEqual([survivor])
      expect((await facilities(ofBoth)).toSorted()).toEqual([merged, survivor].toSorted())
      expect(await facilities(chosen)).toEqual([merged])
      expect(await facilities(stays)).toEqual([items === null ? merged : survivor])
    })

    test('that were written since stay with the one that remained when nothing is chosen', async () => {
      const pair = await twoFacilities(platform)
      const id = await merge(platform, pair)
      const user = await someone(platform)
      await write(platform, user, pair.survivor)
      await undoMerge(platform, id)
      expect(await facilities(user)).toEqual([pair.survivor])
      expect((await showMerge(platform, id)).written).toEqual([])
    })
  })
}
