import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityRole } from '#core/access/roles.ts'
import { provide } from '#core/kernel/define.ts'
import { Staff, Suspicions } from '../domain/readers.port.ts'

/** Creates the lookup of who works for a facility. */
export const makeStaff = provide(
  Staff,
  { db: Db },
  ({ db }): Staff => ({
    roleOf: (facilityId, accountId) =>
      db
        .rows<{ role: FacilityRole }>('select role from access_grant where facility_id = ? and account_id = ?', [facilityId, accountId])
        .pipe(Effect.map(([row]) => row?.role ?? null)),
    answering: (facilityId) =>
      db
        .rows<{ account_id: string }>(
          `select account_id from access_grant where facility_id = ? and 'facility-opinions/write' = any (permissions) order by account_id`,
          [facilityId],
        )
        .pipe(Effect.map((rows) => rows.map(({ account_id }) => account_id))),
  }),
)

/** Most texts that one is compared with. */
const comparedTexts = 300

const exists = (query: string) => `select exists (${query}) found`

const sharedDevice = `select 1 from opinions_device own join opinions_device other on other.mac = own.mac and other.account_id <> own.account_id
  where own.account_id = ? and (
    exists (select 1 from access_grant g where g.facility_id = ? and g.account_id = other.account_id and g.role <> 'parent')
    or exists (select 1 from opinions_opinion o where o.facility_id = ? and o.account_id = other.account_id and o.state <> 'withdrawn'))`

const conflict = `select 1 from opinions_code_batch b where b.facility_id = ? and b.issued_by_account_id = ?
  union all select 1 from opinions_answer a join opinions_opinion o on o.id = a.opinion_id where o.facility_id = ? and a.account_id = ?
  union all select 1 from access_grant g join facility theirs on theirs.id = g.facility_id join facility f on f.id = ?
    where g.account_id = ? and g.role <> 'parent' and theirs.voivodeship = f.voivodeship and theirs.city_slug = f.city_slug`

/** Creates the lookup of what flags of submissions are decided by. */
export const makeSuspicions = provide(Suspicions, { db: Db }, ({ db }): Suspicions => {
  const test = (query: string, parameters: readonly string[]) =>
    db.rows<{ found: boolean }>(exists(query), parameters).pipe(Effect.map(([row]) => row?.found ?? false))
  return {
    noteDevice: (accountId, mac, at) =>
      Effect.asVoid(
        db.rows(
          `insert into opinions_device (account_id, mac, seen_at) values (?, ?, ?) on conflict (account_id, mac) do update set seen_at = excluded.seen_at`,
          [accountId, mac, at],
        ),
      ),
    sharesDevice: (facilityId, accountId) => test(sharedDevice, [accountId, facilityId, facilityId]),
    otherTexts: (facilityId, accountId, submissionId) =>
      db
        .rows<{ text: string }>(
          `select o.text from (select id from opinions_opinion where facility_id = ? union select id from opinions_opinion where account_id = ?) near
             join opinions_opinion o on o.id = near.id where o.submission_id <> ? and o.state <> 'withdrawn' order by o.written_at desc limit ${comparedTexts}`,
          [facilityId, accountId, submissionId],
        )
        .pipe(Effect.map((rows) => rows.map(({ text }) => text))),
    writtenSince: (facilityId, at) =>
      db
        .rows<{ written: number }>(
          `select count(*)::int written from opinions_opinion where facility_id = ? and written_at >= ? and state <> 'withdrawn'`,
          [facilityId, at],
        )
        .pipe(Effect.map(([row]) => row?.written ?? 0)),
    hasConflict: (facilityId, accountId) => test(conflict, [facilityId, accountId, facilityId, accountId, facilityId, accountId]),
  }
})
