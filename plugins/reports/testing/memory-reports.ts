import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined, makeTable } from '#adapters/memory/recoverable.ts'
import { AppealExists, ReportLimitReached } from '../contract/errors.ts'
import { dailyLimit } from '../contract/reasons.ts'
import type { Appeal, Decision, Party } from '../domain/decision.ts'
import { type Decisions, decisionsOf } from '../domain/decisions.port.ts'
import type { Case, Notifier, Report } from '../domain/report.ts'
import { type ListedReport, type Reports, reportsOf } from '../domain/reports.port.ts'

const newest =
  <Row extends { readonly id: string }>(at: (row: Row) => string) =>
  (one: Row, other: Row) =>
    at(one) === at(other) ? (one.id < other.id ? 1 : -1) : at(one) < at(other) ? 1 : -1

/** Creates in-memory repositories of reports and decisions. */
export const makeMemoryReports = () => {
  const cases = makeMemoryStore<Case>()
  const reports = makeMemoryStore<Report>()
  const notifiers = makeTable<Notifier>()
  const days = makeTable<number>()
  const decisions = makeMemoryStore<Decision>()
  const parties = makeTable<readonly Party[]>()
  const appeals = makeMemoryStore<Appeal, AppealExists>({ unique: [{ columns: ['decision_id'], Failure: AppealExists }] })
  const ofCase = (caseId: string) =>
    reports
      .all()
      .filter(({ case_id }) => case_id === caseId)
      .toSorted((one, other) => -newest<Report>(({ reported_at }) => reported_at)(one, other))
  const openCase = (type: string, id: string) =>
    cases.all().find(({ target_type, target_id, state }) => target_type === type && target_id === id && state === 'open')
  const latest = (test: (decision: Decision) => boolean) =>
    decisions
      .all()
      .filter(test)
      .toSorted(newest(({ decided_at }) => decided_at))[0] ?? null
  const listed = (report: Report): ListedReport => {
    const { target_type = '', title = '' } = cases.rows.get(report.case_id) ?? {}
    const decision = report.decided_at === null ? null : latest(({ case_id }) => case_id === report.case_id)
    return { ...report, target_type, title, outcome: decision?.outcome ?? null, decision_id: decision?.id ?? null }
  }
  const list = (test: (report: Report) => boolean, { offset, limit }: { readonly offset: number; readonly limit: number }) =>
    Effect.sync(() => {
      const found = reports
        .all()
        .filter(test)
        .toSorted(newest(({ reported_at }) => reported_at))
      return { items: found.slice(offset, offset + limit).map(listed), total: found.length }
    })
  const repository: Reports = {
    ...reportsOf(cases, reports),
    openCase: (given) =>
      Effect.sync(() => {
        const open = openCase(given.target_type, given.target_id)
        const { title, facility_id } = given
        const stored = open ? { ...open, title, facility_id } : given
        cases.rows.set(stored.id, stored)
        return stored
      }),
    caseIdOf: (id) => Effect.sync(() => (cases.rows.has(id) ? id : (reports.rows.get(id)?.case_id ?? null))),
    reopenCase: (id) =>
      Effect.sync(() => {
        const found = cases.rows.get(id)
        if (found?.state !== 'resolved' || openCase(found.target_type, found.target_id)) return false
        cases.rows.set(id, { ...found, state: 'open', resolved_at: null })
        return true
      }),
    spend: (accountId, day) =>
      Effect.suspend(() => {
        const spent = days.rows.get(`${accountId} ${day}`) ?? 0
        if (spent >= dailyLimit) return Effect.fail(new ReportLimitReached())
        return Effect.sync(() => void days.rows.set(`${accountId} ${day}`, spent + 1))
      }),
    add: (report, notifier) =>
      Effect.sync(() => {
        reports.rows.set(report.id, report)
        if (notifier) notifiers.rows.set(report.id, notifier)
      }),
    openOf: (type, id, accountId) =>
      Effect.sync(() => {
        const open = openCase(type, id)
        return (open && ofCase(open.id).find(({ account_id }) => account_id === accountId)) ?? null
      }),
    countOf: (id) =>
      Effect.sync(() => {
        const counted = Object.groupBy(ofCase(id), ({ reason }) => reason)
        return Object.values(counted).flatMap((some) => (some[0] ? [{ reason: some[0].reason, count: some.length }] : []))
      }),
    accountsOf: (id) => Effect.sync(() => ofCase(id).flatMap(({ account_id }) => account_id ?? [])),
    notifiersOf: (id) =>
      Effect.sync(() =>
        ofCase(id).flatMap((report) => {
          const notifier = notifiers.rows.get(report.id)
          return notifier ? [{ ...notifier, report_id: report.id, number: report.number }] : []
        }),
      ),
    setDecided: (id, at) =>
      Effect.sync(() => {
        for (const report of ofCase(id)) reports.rows.set(report.id, { ...report, decided_at: at })
      }),
    listOwn: (accountId, paging) => list(({ account_id }) => account_id === accountId, paging),
    list: (state, paging) => list(({ decided_at }) => state === undefined || (decided_at === null) === (state === 'open'), paging),
  }
  const changeParties = (id: string, change: (party: Party) => Party) => parties.update(id, (some) => some.map(change))
  const concerning = (accountId: string) =>
    decisions.all().flatMap((decision) => {
      const party = parties.rows.get(decision.id)?.find(({ account_id }) => account_id === accountId)
      return party ? [{ ...decision, side: party.side, seen_at: party.seen_at }] : []
    })
  const appealOf = (id: string) => appeals.all().find(({ decision_id }) => decision_id === id) ?? null
  const decisionRepository: Decisions = {
    ...decisionsOf(decisions, appeals),
    add: (decision, concerned) =>
      Effect.sync(() => {
        decisions.rows.set(decision.id, decision)
        parties.rows.set(decision.id, concerned)
      }),
    find: (id) => Effect.sync(() => latest((one) => one.id === id || one.revision === id)),
    partiesOf: (id) => Effect.sync(() => parties.rows.get(id) ?? []),
    listOwn: (accountId, { offset, limit }) =>
      Effect.sync(() => {
        const found = concerning(accountId).toSorted(newest(({ decided_at }) => decided_at))
        const items = found.slice(offset, offset + limit).map((one) => ({ ...one, appeal: appealOf(one.id)?.state ?? null }))
        return { items, total: found.length }
      }),
    countNew: (accountId) => Effect.sync(() => concerning(accountId).filter(({ seen_at }) => seen_at === null).length),
    markSeen: (accountId, ids, at) =>
      Effect.sync(() => {
        const fresh = concerning(accountId).filter(({ id, seen_at }) => seen_at === null && ids.includes(id))
        for (const { id } of fresh) changeParties(id, (one) => (one.account_id === accountId ? { ...one, seen_at: at } : one))
        return fresh.length > 0
      }),
    markNew: (id) => Effect.sync(() => void changeParties(id, (one) => ({ ...one, seen_at: null }))),
    upheldAbout: (accountIds) =>
      Effect.sync(() => {
        const about = decisions
          .all()
          .filter(({ id }) =>
            (parties.rows.get(id) ?? []).some(({ side, account_id }) => side === 'author' && accountIds.includes(account_id)),
          )
        return about.filter(
          ({ id, case_id, outcome }) => case_id !== null && outcome !== 'dismissed' && appealOf(id)?.state !== 'overturned',
        ).length
      }),
  }
  return {
    reports: repository,
    decisions: decisionRepository,
    ...joined(cases, reports, notifiers, days, decisions, parties, appeals),
    stored: { cases: cases.rows, reports: reports.rows, notifiers: notifiers.rows, decisions: decisions.rows, appeals: appeals.rows },
  }
}
