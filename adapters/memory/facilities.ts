import { Effect } from 'effect'
import type { BuiltRecord } from '#core/facilities/build-records.ts'
import type { Batch, Facilities, FacilityStatement, InitialStatus, Scope } from '#core/facilities/facilities.port.ts'
import type { FacilityRecord } from '#core/facilities/facility-record.ts'
import { writtenSources } from '#core/facilities/source.ts'
import { makeTable } from './recoverable.ts'

/** State of a facility before a batch changed it; `null` when the batch created it. */
interface JournalEntry {
  readonly batchId: string
  readonly record: FacilityRecord | null
  readonly statements: readonly FacilityStatement[]
  readonly slugs: readonly string[]
}

const isWritten = ({ source }: { readonly source: string }) => writtenSources.some((one) => one === source)

const keyOf = ({ source, number }: { readonly source: string; readonly number: string }) => `${source} ${number}`

/** Creates an in-memory repository of facilities and their statements. `calls` lists the calls without a state of their own. */
export const makeFacilities = () => {
  const records = makeTable<FacilityRecord>()
  const statements = makeTable<FacilityStatement>()
  const slugs = makeTable<string>()
  const statuses = makeTable<InitialStatus>()
  const journal = makeTable<readonly JournalEntry[]>()
  /** Batch that last listed a statement. */
  const listed = makeTable<string>()
  const shadowStatuses = makeTable<'pending' | 'rejected'>()
  const deleted = makeTable<Date>()
  const calls: string[] = []

  const isInScope = (facilityId: string, { types, counties }: Scope) => {
    const record = records.rows.get(facilityId)
    if (!record?.active || !types.includes(record.type)) return false
    return counties === null || counties.some((one) => one.voivodeship === record.voivodeship && one.county === record.county)
  }
  const inScope = (sources: readonly string[], scope: Scope) =>
    statements.all().filter(({ source, goneOn, facilityId }) => sources.includes(source) && goneOn === null && isInScope(facilityId, scope))
  const of = (facilityId: string) => statements.all().filter((one) => one.facilityId === facilityId)
  const slugsOf = (facilityId: string) => [...slugs.rows].flatMap(([slug, id]) => (id === facilityId ? [slug] : []))
  const saveOne = (batchId: string, { record, statement }: BuiltRecord) => {
    const entries = journal.rows.get(record.id) ?? []
    if (!entries.some((one) => one.batchId === batchId))
      journal.rows.set(record.id, [
        ...entries,
        { batchId, record: records.rows.get(record.id) ?? null, statements: of(record.id), slugs: slugsOf(record.id) },
      ])
    records.rows.set(record.id, record)
    statements.rows.set(keyOf(statement), { ...statement, facilityId: record.id })
    slugs.rows.set(record.slug, record.id)
    listed.rows.set(keyOf(statement), batchId)
  }
  const undoOne = (facilityId: string, { record, statements: before, slugs: earlier }: JournalEntry) => {
    for (const slug of slugsOf(facilityId)) if (!earlier.includes(slug)) slugs.rows.delete(slug)
    for (const one of of(facilityId)) if (!isWritten(one) || !record) statements.rows.delete(keyOf(one))
    for (const one of before) if (!isWritten(one)) statements.rows.set(keyOf(one), one)
    if (record) records.rows.set(facilityId, record)
    else records.rows.delete(facilityId)
  }

  const facilities: Facilities = {
    acquireBatchLock: () => Effect.sync(() => void calls.push('acquireBatchLock')),
    statementsByNumber: (sources, numbers) =>
      Effect.sync(() => statements.all().filter(({ source, number }) => sources.includes(source) && numbers.includes(number))),
    statementsOf: (ids) => Effect.sync(() => statements.all().filter(({ facilityId }) => ids.includes(facilityId))),
    currentSlugs: (ids) =>
      Effect.sync(() => new Map(records.all().flatMap(({ id, slug }) => (ids.includes(id) ? [[id, slug] as const] : [])))),
    slugsOf: (bases) =>
      Effect.sync(() => new Map([...slugs.rows].filter(([slug]) => bases.some((base) => slug === base || slug.startsWith(`${base}-`))))),
    save: (batchId, changes) => Effect.sync(() => changes.forEach((change) => void saveOne(batchId, change))),
    lock: (ids) => Effect.sync(() => ids.filter((id) => records.rows.has(id) && !deleted.rows.has(id))),
    saveWritten: ({ record, statement }) =>
      Effect.sync(() => {
        records.rows.set(record.id, record)
        statements.rows.set(keyOf(statement), { ...statement, facilityId: record.id })
        slugs.rows.set(record.slug, record.id)
      }),
    writtenIn: (batchId) =>
      Effect.sync(() =>
        [...journal.rows].flatMap(([id, entries]) => {
          const entry = entries.find((one) => one.batchId === batchId)
          return entry ? of(id).flatMap((one) => (isWritten(one) ? [{ ...one, created: entry.record === null }] : [])) : []
        }),
      ),
    setShadowStatus: (facilityId, status) =>
      Effect.sync(() => {
        if (status === null) shadowStatuses.rows.delete(facilityId)
        else shadowStatuses.rows.set(facilityId, status)
      }),
    markDeleted: (facilityId, at) => Effect.sync(() => void deleted.rows.set(facilityId, at)),
    setStatuses: (batch: Batch, initial) =>
      Effect.sync(() => {
        for (const one of initial) statuses.rows.set(keyOf({ source: batch.source, number: one.number }), one)
      }),
    confirm: (batchId, source, numbers, on) =>
      Effect.sync(() => {
        for (const number of numbers) {
          statements.update(keyOf({ source, number }), (row) => ({ ...row, statedOn: on }))
          listed.rows.set(keyOf({ source, number }), batchId)
        }
      }),
    countNamed: (sources, scope) => Effect.sync(() => new Set(inScope(sources, scope).map(({ facilityId }) => facilityId)).size),
    findMissing: (batch, sources, scope) =>
      Effect.sync(() => {
        const missing = inScope(sources, scope).filter((one) => one.statedOn <= batch.on && listed.rows.get(keyOf(one)) !== batch.id)
        const present = new Set([...listed.rows].filter(([, id]) => id === batch.id).map(([key]) => key.split(' ')[1]))
        return missing.filter(({ number }) => !present.has(number)).map(({ source, number }) => ({ source, number }))
      }),
    approximateLocations: () =>
      Effect.sync(() => {
        calls.push('approximateLocations')
        return 0
      }),
    hideFreePlaces: (before) =>
      Effect.sync(() => {
        const old = records.all().filter(({ free_places_on }) => free_places_on !== null && free_places_on < before)
        for (const { id } of old) records.update(id, (row) => ({ ...row, free_places: null, free_places_on: null }))
        return old.length
      }),
    refreshStatistics: () => Effect.sync(() => void calls.push('refreshStatistics')),
    laterBatches: (batchId) =>
      Effect.sync(() => [
        ...new Set(
          journal.all().flatMap((entries) => {
            const at = entries.findIndex((one) => one.batchId === batchId)
            return at < 0 ? [] : entries.slice(at + 1).map((one) => one.batchId)
          }),
        ),
      ]),
    statementsBefore: (batchId, facilityId) =>
      Effect.sync(() => (journal.rows.get(facilityId) ?? []).find((one) => one.batchId === batchId)?.statements ?? []),
    // Facilities in memory are not merged.
    separate: () => Effect.void,
    separatedSince: () => Effect.succeed([]),
    removeWritten: (source, facilityId) => Effect.sync(() => void statements.rows.delete(keyOf({ source, number: facilityId }))),
    undo: (batchId) =>
      Effect.sync(() => {
        const changes = [...journal.rows].flatMap(([id, entries]) => {
          const entry = entries.find((one) => one.batchId === batchId)
          return entry ? [{ id, entry }] : []
        })
        for (const { id, entry } of changes) undoOne(id, entry)
        const removed = changes.filter(({ entry }) => entry.record === null).length
        return { restored: changes.length - removed, removed }
      }),
  }
  const tables = [records, statements, slugs, statuses, journal, listed, shadowStatuses, deleted]
  const snapshot = () => {
    const restore = tables.map((table) => table.snapshot())
    return () => {
      for (const one of restore) one()
    }
  }
  return {
    ...facilities,
    records: records.rows,
    statements: statements.rows,
    statuses: statuses.rows,
    shadowStatuses: shadowStatuses.rows,
    deleted: deleted.rows,
    calls,
    snapshot,
  }
}
