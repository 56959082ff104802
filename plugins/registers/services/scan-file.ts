import { Effect } from 'effect'
import { gatherLocalities } from '#core/facilities/build-records.ts'
import type { Scope } from '#core/facilities/facilities.port.ts'
import type { FacilityType } from '#core/facilities/facility-type.ts'
import type { NamedLocality } from '#core/places/localities.port.ts'
import type { Territory } from '#core/places/territory.port.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { type CsvFile, type CsvRow, UnreadableFile } from '#core/ports/csv-file.ts'
import { localityOf } from '../domain/cleaning/point-plausibility.ts'
import { sharedPoints } from '../domain/cleaning/shared-points.ts'
import { findColumns, toRawRow } from '../domain/columns.ts'
import { detectVariant } from '../domain/detect-variant.ts'
import type { FoundColumns, RegisterFormat } from '../domain/register-format.ts'
import { increment } from '../domain/report.ts'
import { forEachRowChunk } from './read-table.ts'

/** Result of the first pass over a file, before anything is written. */
export interface FileScan {
  readonly columns: Extract<FoundColumns, { kind: 'found' }>
  /** Rows about facilities, without those of skipped kinds. */
  readonly rows: number
  /** Variant of the layout, detected from the rows; `null` for layouts without variants. */
  readonly variant: string | null
  readonly localities: readonly NamedLocality[]
  /** Keys of the points that rows of different localities share. */
  readonly sharedPoints: ReadonlySet<string>
  /** Facilities that the edition covers: the whole country only if all sixteen voivodeships occur (decisions §26). */
  readonly scope: Scope
}

/** Detects the variant of a file in a pass of its own, because reading a row requires it. */
const scanVariant = Effect.fn('registers.scan-variant')(function* (
  file: CsvFile,
  format: RegisterFormat,
  indexByKey: ReadonlyMap<string, number>,
) {
  const { variantOf } = format
  if (!variantOf) return null
  const counts: Record<string, number> = {}
  yield* forEachRowChunk(file.rows(), 1000, (chunk) =>
    Effect.sync(() => {
      for (const { cells } of chunk) {
        const variant = variantOf(toRawRow(cells, indexByKey))
        if (variant !== null) increment(counts, variant)
      }
    }),
  )
  return yield* detectVariant(counts)
})

/** Reads a whole file once: finds its columns, scope and localities, and fails when the file is incomplete. */
export const scanFile = Effect.fn('registers.scan-file')(function* (
  file: CsvFile,
  format: RegisterFormat,
  territory: Territory,
  onProgress: (bytes: number) => void,
) {
  const columns = findColumns(file.header, format)
  if (columns.kind === 'missing')
    return yield* new UnreadableFile({
      detail: `The file lacks ${columns.names.length > 1 ? 'columns' : 'the column'} ${columns.names.map((name) => `"${name}"`).join(', ')}. Nothing was written.`,
    })

  const variant = yield* scanVariant(file, format, columns.indexByKey)
  let total = 0
  let rows = 0
  let lastRow: CsvRow | undefined
  const types = new Set<FacilityType>()
  const counties = new Map<string, { voivodeship: string; county: string }>()
  let localities: readonly NamedLocality[] = []
  const located: Parameters<typeof sharedPoints>[0][number][] = []
  yield* forEachRowChunk(file.rows(onProgress), 1000, (chunk) =>
    Effect.sync(() => {
      total += chunk.length
      lastRow = chunk.at(-1)
      const named = chunk.flatMap(({ cells }) => {
        const row = toRawRow(cells, columns.indexByKey)
        const place = format.place(row)
        if (place) counties.set(`${place.voivodeship}/${place.county}`, place)
        const reading = format.readRow(row, territory, variant)
        if (reading.kind !== 'skipped') rows++
        if (reading.kind !== 'read') return []
        const { type, voivodeship = '', county = '', city = '', district } = reading.fields
        if (type) types.add(type)
        const { location } = reading.fields
        if (location) located.push({ ...location, locality: JSON.stringify(localityOf(reading.fields)) })
        return [{ voivodeship, county, city, districts: district ? [district] : [], facilities: 1 }]
      })
      localities = gatherLocalities([...localities, ...named])
    }),
  )
  if (!total || !lastRow) return yield* new UnreadableFile({ detail: 'The file has a header but no rows. Nothing was written.' })
  if (lastRow.cells.length < file.header.length)
    return yield* new UnreadableFile({
      detail: `The file breaks off: its last row (line ${lastRow.line}) has ${lastRow.cells.length} columns of ${file.header.length}. Nothing was written.`,
    })

  const wholeCountry = new Set([...counties.values()].map(({ voivodeship }) => voivodeship)).size === voivodeshipSlugs.length
  return {
    columns,
    rows,
    variant,
    localities,
    sharedPoints: sharedPoints(located),
    scope: { types: [...types], counties: wholeCountry ? null : [...counties.values()] },
  } satisfies FileScan
})
