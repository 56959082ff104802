import { Effect } from 'effect'
import type { FacilityType } from '#core/facilities/facility-type.ts'
import type { Scope } from '#core/facilities/facilities.port.ts'
import { gatherLocalities } from '#core/facilities/settle-records.ts'
import { eachChunk } from '#core/kernel/each-chunk.ts'
import type { NamedLocality } from '#core/places/localities.port.ts'
import type { Territory } from '#core/places/territory.port.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { type TableFile, type TableRow, UnreadableFile } from '#core/ports/table-file.ts'
import { findColumns, rowOf } from '../domain/columns.ts'
import type { FoundColumns, RegisterFormat } from '../domain/register-format.ts'

/** What a first reading of a file shows, before anything is written. */
export interface Survey {
  readonly columns: Extract<FoundColumns, { is: 'found' }>
  readonly rows: number
  readonly localities: readonly NamedLocality[]
  /** Which facilities the edition speaks for: the whole country only if all sixteen voivodeships occur (decisions §26). */
  readonly scope: Scope
}

const isUnreadable = (error: unknown): error is UnreadableFile => error instanceof UnreadableFile

/** Reads a file through once: its columns, its scope and localities, and whether it is whole. */
export const surveyFile = Effect.fn('registers.survey')(function* (
  file: TableFile,
  format: RegisterFormat,
  territory: Territory,
  read: (bytes: number) => void,
) {
  const columns = findColumns(file.header, format)
  if (columns.is === 'missing')
    return yield* new UnreadableFile({
      detail: `The file lacks ${columns.names.length > 1 ? 'columns' : 'the column'} ${columns.names.map((name) => `"${name}"`).join(', ')}. Nothing was written.`,
    })

  let rows = 0
  let last: TableRow | undefined
  const types = new Set<FacilityType>()
  const counties = new Map<string, { voivodeship: string; county: string }>()
  let localities: readonly NamedLocality[] = []
  yield* eachChunk<TableRow, UnreadableFile>(isUnreadable)(file.rows(read), 1000, (chunk) =>
    Effect.sync(() => {
      rows += chunk.length
      last = chunk.at(-1)
      const named = chunk.flatMap(({ cells }) => {
        const row = rowOf(cells, columns.at)
        const place = format.place(row)
        if (place) counties.set(`${place.voivodeship}/${place.county}`, place)
        const reading = format.readRow(row, territory)
        if (reading.is !== 'read') return []
        const { type, voivodeship = '', county = '', city = '', district } = reading.fields
        if (type) types.add(type)
        return [{ voivodeship, county, city, districts: district ? [district] : [], facilities: 1 }]
      })
      localities = gatherLocalities([...localities, ...named])
    }),
  )
  if (!rows || !last) return yield* new UnreadableFile({ detail: 'The file has a header but no rows. Nothing was written.' })
  if (last.cells.length < file.header.length)
    return yield* new UnreadableFile({
      detail: `The file breaks off: its last row (line ${last.line}) has ${last.cells.length} columns of ${file.header.length}. Nothing was written.`,
    })

  const everywhere = new Set([...counties.values()].map(({ voivodeship }) => voivodeship)).size === voivodeshipSlugs.length
  return { columns, rows, localities, scope: { types: [...types], counties: everywhere ? null : [...counties.values()] } } satisfies Survey
})
