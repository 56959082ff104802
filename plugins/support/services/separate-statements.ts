import { Effect } from 'effect'
import { type BuildRecordsDependencies, makeBuildRecords } from '#core/facilities/build-records.ts'
import type { FacilityStatement } from '#core/facilities/facilities.port.ts'
import { type WrittenSource, writtenSources } from '#core/facilities/source.ts'
import type { StoredMerge } from '../domain/merges.port.ts'
import { separateWritten } from '../domain/separate-written.ts'

const writtenBy = (source: string): WrittenSource | undefined => writtenSources.find((one) => one === source)

/**
 * Takes the statements of two merged facilities apart and builds both records anew. What registers said under the
 * merged facility's numbers goes back as it is now; what people wrote about it, as it was before the merge.
 */
export const makeSeparateStatements = ({ facilities, ...others }: BuildRecordsDependencies) => {
  const buildRecords = makeBuildRecords({ facilities, ...others })
  return Effect.fn('support.separate-statements')(function* ({ id, kind, survivor, merged }: StoredMerge) {
    const before = yield* facilities.statementsBefore(id, merged)
    const beforeOfSurvivor = yield* facilities.statementsBefore(id, survivor)
    yield* facilities.separate(
      id,
      survivor,
      merged,
      before.filter(({ source }) => writtenBy(source) === undefined),
    )
    const stored = yield* facilities.statementsOf([survivor, merged])
    const changed: FacilityStatement[] = []
    const replaced = new Set<FacilityStatement>()
    for (const statement of kind === 'duplicate' ? before : []) {
      const source = writtenBy(statement.source)
      // What people had written about both has not moved.
      if (source === undefined || beforeOfSurvivor.some((one) => one.source === source)) continue
      const now = stored.find((one) => one.source === source && one.facilityId === survivor)
      const rest = now ? separateWritten(statement, now) : null
      if (now) replaced.add(now)
      if (rest) changed.push(rest)
      else yield* facilities.removeWritten(source, survivor)
      changed.push({ ...statement, facilityId: merged })
    }
    const statements = [...stored.filter((one) => !replaced.has(one)), ...changed]
    for (const built of yield* buildRecords(statements)) yield* facilities.saveWritten(built)
  })
}
