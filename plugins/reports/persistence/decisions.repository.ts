import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { AppealExists } from '../contract/errors.ts'
import type { Party } from '../domain/decision.ts'
import { Decisions, decisionsOf, type ListedDecision } from '../domain/decisions.port.ts'
import { AppealTable, DecisionTable } from './tables.ts'

const iso = (column: string, name: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ${name}`
const given = '(select jsonb_array_elements_text(?::jsonb)::uuid)'

const partiesQuery = `insert into reports_party (decision_id, account_id, side, decided_at, seen_at)
  select ?, g.account_id, g.side, ?::timestamptz, g.seen_at from jsonb_to_recordset(?::jsonb) as g (account_id uuid, side text, seen_at timestamptz)
  on conflict do nothing returning 1`

const ownQuery = `select d.id, d.case_id, d.target_type, d.target_id, d.revision, d.facility_id, d.title, d.outcome, d.reason, d.ground, d.clause, d.facts,
    d.automated, d.territory, d.duration, ${iso('d.decided_at', 'decided_at')}, d.decider_account_id, p.side, ${iso('p.seen_at', 'seen_at')},
    a.state appeal
  from reports_party p join reports_decision d on d.id = p.decision_id left join reports_appeal a on a.decision_id = d.id
  where p.account_id = ? order by p.decided_at desc, p.decision_id desc limit ? offset ?`

/** Creates the PostgreSQL repository of decisions and appeals. */
export const makeDecisions = provide(Decisions, { db: Db }, ({ db }): Decisions => {
  const decisions = makeTableStore(db, DecisionTable)
  const newestFirst = { decided_at: 'desc', id: 'desc' } as const
  return {
    ...decisionsOf(decisions, makeTableStore(db, AppealTable, { constraints: { reports_appeal_once: AppealExists } })),
    add: Effect.fn('reports.add-decision')(function* (decision, parties) {
      yield* decisions.add(decision)
      yield* db.rows(partiesQuery, [decision.id, decision.decided_at, JSON.stringify(parties)])
    }),
    find: Effect.fn('reports.find-decision')(function* (id) {
      return (yield* decisions.byId(id)) ?? (yield* decisions.first({ revision: id }, { orderBy: newestFirst }))
    }),
    partiesOf: (decisionId) =>
      db.rows<Party>(`select account_id, side, ${iso('seen_at', 'seen_at')} from reports_party where decision_id = ?`, [decisionId]),
    listOwn: Effect.fn('reports.list-own-decisions')(function* (accountId, { limit, offset }) {
      const items = yield* db.rows<ListedDecision>(ownQuery, [accountId, limit, offset])
      const [counted] = yield* db.rows<{ total: number }>('select count(*)::int total from reports_party where account_id = ?', [accountId])
      return { items, total: counted?.total ?? 0 }
    }),
    countNew: (accountId) =>
      db
        .rows<{ fresh: number }>('select count(*)::int fresh from reports_party where account_id = ? and seen_at is null', [accountId])
        .pipe(Effect.map(([row]) => row?.fresh ?? 0)),
    markSeen: (accountId, ids, at) =>
      db
        .rows(`update reports_party set seen_at = ? where account_id = ? and seen_at is null and decision_id in ${given} returning 1`, [
          at,
          accountId,
          JSON.stringify(ids.filter(isUuid)),
        ])
        .pipe(Effect.map((rows) => rows.length > 0)),
    markNew: (decisionId) =>
      Effect.asVoid(db.rows('update reports_party set seen_at = null where decision_id = ? returning 1', [decisionId])),
    upheldAbout: (accountIds) =>
      db
        .rows<{ upheld: number }>(
          `select count(distinct d.id)::int upheld from reports_party p join reports_decision d on d.id = p.decision_id
             left join reports_appeal a on a.decision_id = d.id
            where p.side = 'author' and d.case_id is not null and d.outcome <> 'dismissed' and a.state is distinct from 'overturned'
              and p.account_id in ${given}`,
          [JSON.stringify(accountIds.filter(isUuid))],
        )
        .pipe(Effect.map(([row]) => row?.upheld ?? 0)),
  }
})
