import { Effect } from 'effect'
import type { FacilityType } from '#core/facilities/facility-type.ts'
import type { Scope } from '#core/facilities/facilities.port.ts'
import { gatherLocalities } from '#core/facilities/settle-records.ts'
import type { NamedLocality } from '#core/places/localities.port.ts'
import type { Territory } from '#core/places/territory.port.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { type TableFile, type TableRow, UnreadableFile } from '#core/ports/table-file.ts'
import { findColumns, rowOf } from '../domain/columns.ts'
import { elect } from '../domain/elect.ts'
import type { FoundColumns, RegisterFormat } from '../domain/register-format.ts'
import { countOne } from '../domain/report.ts'
import { eachRows } from './read-table.ts'

/** What a first reading of a file shows, before anything is written. */
export interface Survey {
  readonly columns: Extract<FoundColumns, { kind: 'found' }>
  /** Rows that speak of facilities: those of kinds that are skipped do not count. */
  readonly rows: number
  /** What the rows voted for, where the layout has votes. */
  readonly elected: string | null
  readonly localities: readonly NamedLocality[]
  /** Which facilities the edition speaks for: the whole country only if all sixteen voivodeships occur (decisions §26). */
  readonly scope: Scope
}

/** A survey asks for kinds and places; where a row's point lies is judged when the row is taken in. */
const anywhere: Territory = { metresOutside: () => 0 }

/** What the rows of a file vote for, read before any of them is understood. */
const vote = Effect.fn('registers.vote')(function* (file: TableFile, format: RegisterFormat, at: ReadonlyMap<string, number>) {
  const { votes } = format
  if (!votes) return null
  const counted: Record<string, number> = {}
  yield* eachRows(file.rows(), 1000, (chunk) =>
    Effect.sync(() => {
      for (const { cells } of chunk) {
        const said = votes(rowOf(cells, at))
        if (said !== null) countOne(counted, said)
      }
    }),
  )
  return yield* elect(counted)
})

/** Reads a file through: its columns, its scope and localities, and whether it is whole. */
export const surveyFile = Effect.fn('registers.survey')(function* (file: TableFile, format: RegisterFormat, read: (bytes: number) => void) {
  const columns = findColumns(file.header, format)
  if (columns.kind === 'missing')
    return yield* new UnreadableFile({
      detail: `The file lacks ${columns.names.length > 1 ? 'columns' : 'the column'} ${columns.names.map((name) => `"${name}"`).join(', ')}. Nothing was written.`,
    })

  const elected = yield* vote(file, format, columns.at)
  let all = 0
  let rows = 0
  let last: TableRow | undefined
  const types = new Set<FacilityType>()
  const counties = new Map<string, { voivodeship: string; county: string }>()
  let localities: readonly NamedLocality[] = []
  yield* eachRows(file.rows(read), 1000, (chunk) =>
    Effect.sync(() => {
      all += chunk.length
      last = chunk.at(-1)
      const named = chunk.flatMap(({ cells }) => {
        const row = rowOf(cells, columns.at)
        const place = format.place(row)
        if (place) counties.set(`${place.voivodeship}/${place.county}`, place)
        const reading = format.readRow(row, anywhere, elected)
        if (reading.kind !== 'skipped') rows++
        if (reading.kind !== 'read') return []
        const { type, voivodeship = '', county = '', city = '', district } = reading.fields
        if (type) types.add(type)
        return [{ voivodeship, county, city, districts: district ? [district] : [], facilities: 1 }]
      })
      localities = gatherLocalities([...localities, ...named])
    }),
  )
  if (!all || !last) return yield* new UnreadableFile({ detail: 'The file has a header but no rows. Nothing was written.' })
  if (last.cells.length < file.header.length)
    return yield* new UnreadableFile({
      detail: `The file breaks off: its last row (line ${last.line}) has ${last.cells.length} columns of ${file.header.length}. Nothing was written.`,
    })

  const everywhere = new Set([...counties.values()].map(({ voivodeship }) => voivodeship)).size === voivodeshipSlugs.length
  return {
    columns,
    rows,
    elected,
    localities,
    scope: { types: [...types], counties: everywhere ? null : [...counties.values()] },
  } satisfies Survey
})
