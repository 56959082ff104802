import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { ApplicationExists, ApplicationNotFound } from '../contract/errors.ts'
import { isOpen } from '../contract/statuses.ts'
import type { Application, ReadLog, Step } from '../domain/application.ts'
import type { ApplicationHistory, Applications } from '../domain/applications.port.ts'

interface Options {
  /** Ids of the facilities whose applications an account reads. */
  readonly readBy?: (accountId: string) => readonly string[]
  /** Returns whether a facility was deleted. */
  readonly isDeleted?: (facilityId: string) => boolean
  /** Returns the facility into which one was merged, or the same one. */
  readonly survivorOf?: (facilityId: string) => string
}

const newest = (one: Application, other: Application) => other.created_at.localeCompare(one.created_at) || (other.id < one.id ? -1 : 1)

/** Creates in-memory repositories of applications and their histories. */
export const makeMemoryApplications = ({ readBy = () => [], isDeleted = () => false, survivorOf = (id) => id }: Options = {}) => {
  const table = makeTable<Application>()
  const steps = makeTable<Step>()
  const reads = makeTable<ReadLog & { readonly viewer: string }>()
  const { rows, all } = table
  const find = (id: string) =>
    Effect.suspend(() => {
      const found = rows.get(id)
      return found ? Effect.succeed(found) : Effect.fail(new ApplicationNotFound())
    })
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
    byId: find,
    lock: find,
    ofAccount: (accountId) =>
      Effect.sync(() =>
        all()
          .filter((one) => one.account_id === accountId)
          .toSorted(newest),
      ),
    lockOpenOf: (accountId) =>
      Effect.sync(() =>
        all()
          .filter((one) => one.account_id === accountId && isOpen(one.status))
          .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      ),
    ofFacility: (facilityId, { statuses }, limit) =>
      Effect.sync(() =>
        all()
          .filter((one) => one.facility_id === facilityId && (!statuses || statuses.includes(one.status)))
          .toSorted(newest)
          .slice(0, limit),
      ),
    countByStatus: (facilityId) =>
      Effect.sync(() => {
        const groups = Map.groupBy(
          all().filter((one) => one.facility_id === facilityId),
          ({ status }) => status,
        )
        return Object.fromEntries([...groups].map(([status, list]) => [status, list.length]))
      }),
    openOfChild: (facilityId, keys) =>
      Effect.sync(() => all().find((one) => one.facility_id === facilityId && keys.includes(one.child_key) && isOpen(one.status)) ?? null),
    add: (application) =>
      Effect.suspend(() => {
        if (taken(application)) return Effect.fail(new ApplicationExists())
        rows.set(application.id, application)
        return Effect.void
      }),
    save: (application) => Effect.sync(() => void table.update(application.id, () => application)),
    nextRank: (facilityId, group) =>
      Effect.sync(() => Math.max(0, ...waiting(facilityId, group).map(({ waiting_rank }) => waiting_rank ?? 0)) + 1),
    lockWaiting: (facilityId, group) =>
      Effect.sync(() =>
        waiting(facilityId, group)
          .map(({ id, waiting_rank }) => ({ id, rank: waiting_rank ?? 0 }))
          .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      ),
    saveRanks: (ranks) =>
      Effect.sync(() => {
        for (const { id, rank } of ranks) table.update(id, (one) => ({ ...one, waiting_rank: rank }))
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
    markSeen: (accountId, ids) =>
      Effect.sync(
        () =>
          ids.filter((id) => {
            const one = rows.get(id)
            return one?.account_id === accountId && one.unseen && table.update(id, (before) => ({ ...before, unseen: false }))
          }).length,
      ),
    countUnseen: (accountId) => Effect.sync(() => all().filter((one) => one.account_id === accountId && one.unseen).length),
    countNew: (accountId) =>
      Effect.sync(() => {
        const fresh = all().filter(({ facility_id, status }) => status === 'new' && readBy(accountId).includes(facility_id))
        return Object.fromEntries([...Map.groupBy(fresh, ({ facility_id }) => facility_id)].map(([id, list]) => [id, list.length]))
      }),
    offersEndedBy: (at) => idsWhere(({ offer_expires_at: end }) => end !== null && end <= at),
    offersToRemind: (by) =>
      idsWhere(({ offer_expires_at: end, offer_reminded_at: reminded }) => end !== null && end <= by && reminded === null),
    atDeletedFacilities: () => idsWhere(({ facility_id, status }) => isOpen(status) && isDeleted(facility_id)),
    followMerges: () =>
      Effect.sync(
        () =>
          all().filter((one) => {
            const moved = { ...one, facility_id: survivorOf(one.applied_to), version: one.version + 1 }
            return moved.facility_id !== one.facility_id && !(isOpen(one.status) && taken(moved)) && table.update(one.id, () => moved)
          }).length,
      ),
    sealedWithOldKey: (prefix, afterId, limit) =>
      Effect.sync(() =>
        all()
          .filter(({ id, content }) => id > afterId && !content.startsWith(prefix))
          .toSorted((one, other) => (one.id < other.id ? -1 : 1))
          .slice(0, limit),
      ),
    replaceContent: ({ id, content, child_key }, previous) =>
      Effect.sync(() => void table.update(id, (one) => (one.content === previous ? { ...one, content, child_key } : one))),
  }

  const history: ApplicationHistory = {
    addStep: (step) => Effect.sync(() => void steps.rows.set(step.id, step)),
    stepsOf: (id) => Effect.sync(() => steps.all().filter(({ application_id }) => application_id === id)),
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
    replaceMessage: (id, message, previous) =>
      Effect.sync(() => void steps.update(id, (step) => (step.message === previous ? { ...step, message } : step))),
  }
  const snapshot = () => {
    const restore = [table, steps, reads].map((one) => one.snapshot())
    return () => {
      for (const one of restore) one()
    }
  }
  return { applications, history, rows, steps: steps.rows, snapshot }
}
