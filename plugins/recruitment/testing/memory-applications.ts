import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined, makeTable } from '#adapters/memory/recoverable.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { ApplicationExists } from '../contract/errors.ts'
import { isOpen } from '../contract/statuses.ts'
import type { Application, ReadLog, Step } from '../domain/application.ts'
import { type ApplicationHistory, type Applications, applicationsOf, stepsOf } from '../domain/applications.port.ts'

interface Options {
  /** Ids of the facilities whose applications an account reads. */
  readonly readBy?: (accountId: string) => readonly string[]
  /** Returns whether a facility was deleted. */
  readonly isDeleted?: (facilityId: string) => boolean
  /** Returns the facility into which one was merged, or the same one. */
  readonly survivorOf?: (facilityId: string) => string
}

/** Creates in-memory repositories of applications and their histories. */
export const makeMemoryApplications = ({ readBy = () => [], isDeleted = () => false, survivorOf = (id) => id }: Options = {}) => {
  const table = makeMemoryStore<Application, ApplicationExists>({
    unique: [{ columns: ['facility_id', 'child_key'], among: ({ status }) => isOpen(status), Failure: ApplicationExists }],
  })
  const steps = makeMemoryStore<Step>()
  const reads = makeTable<ReadLog & { readonly viewer: string }>()
  const { rows, all } = table
  const update = (id: string, change: (one: Application) => Application) => {
    const one = rows.get(id)
    if (one) rows.set(id, change(one))
    return one !== undefined
  }
  const idsWhere = (test: (one: Application) => boolean) =>
    Effect.sync(() =>
      all()
        .filter(test)
        .map(({ id }) => id)
        .toSorted(),
    )
  const waiting = (facilityId: string, group: string | null) =>
    all()
      .filter((one) => one.facility_id === facilityId && one.waiting_group === group)
      .toSorted((one, other) => (one.waiting_rank ?? 0) - (other.waiting_rank ?? 0) || (one.id < other.id ? -1 : 1))
  const taken = ({ id, facility_id, child_key }: Application) =>
    all().some((one) => one.id !== id && one.facility_id === facility_id && one.child_key === child_key && isOpen(one.status))

  const applications: Applications = {
    ...applicationsOf(table),
    countByStatus: (facilityId) =>
      Effect.sync(() => {
        const groups = Map.groupBy(
          all().filter((one) => one.facility_id === facilityId),
          ({ status }) => status,
        )
        return Object.fromEntries([...groups].map(([status, list]) => [status, list.length]))
      }),
    lockWaiting: (facilityId, group) =>
      Effect.sync(() =>
        waiting(facilityId, group)
          .map(({ id, waiting_rank }) => ({ id, rank: waiting_rank ?? 0 }))
          .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      ),
    saveRanks: (ranks) =>
      Effect.sync(() => {
        for (const { id, rank } of ranks) update(id, (one) => ({ ...one, waiting_rank: rank }))
      }),
    positionsOf: (ids) =>
      Effect.sync(
        () =>
          new Map(
            ids.flatMap((id) => {
              const one = rows.get(id)
              return one?.status === 'waitlisted'
                ? [[id, waiting(one.facility_id, one.waiting_group).findIndex((other) => other.id === id) + 1] as const]
                : []
            }),
          ),
      ),
    countNew: (accountId) =>
      Effect.sync(() => {
        const fresh = all().filter(({ facility_id, status }) => status === 'new' && readBy(accountId).includes(facility_id))
        return Object.fromEntries([...Map.groupBy(fresh, ({ facility_id }) => facility_id)].map(([id, list]) => [id, list.length]))
      }),
    atDeletedFacilities: () => idsWhere(({ facility_id, status }) => isOpen(status) && isDeleted(facility_id)),
    followMerges: () =>
      Effect.sync(
        () =>
          all().filter((one) => {
            const moved = { ...one, facility_id: survivorOf(one.applied_to), version: one.version + 1 }
            return moved.facility_id !== one.facility_id && !(isOpen(one.status) && taken(moved)) && update(one.id, () => moved)
          }).length,
      ),
    sealedWithOldKey: (prefix, afterId, limit) =>
      Effect.sync(() =>
        all()
          .filter(({ id, content }) => id > afterId && !content.startsWith(prefix))
          .toSorted((one, other) => (one.id < other.id ? -1 : 1))
          .slice(0, limit),
      ),
  }

  const history: ApplicationHistory = {
    ...stepsOf(steps),
    logReads: (ids, { id: viewer, by }, kind, at) =>
      Effect.sync(() => {
        for (const application_id of new Set(ids)) {
          const key = [application_id, viewer, kind, toWarsawTime(at).day].join(' ')
          const times = (reads.rows.get(key)?.times ?? 0) + 1
          reads.rows.set(key, { application_id, viewer, by, kind, at: at.toISOString(), times })
        }
      }),
    readsOf: (id) =>
      Effect.sync(() =>
        reads
          .all()
          .filter(({ application_id }) => application_id === id)
          .map(({ viewer: _, ...read }) => read)
          .toSorted((one, other) => other.at.localeCompare(one.at)),
      ),
    messagesWithOldKey: (prefix, afterId, limit) =>
      Effect.sync(() =>
        steps
          .all()
          .flatMap(({ id, message }) => (id > afterId && message !== null && !message.startsWith(prefix) ? [{ id, message }] : []))
          .slice(0, limit),
      ),
  }
  return { applications, history, rows, steps: steps.rows, ...joined(table, steps, reads) }
}
