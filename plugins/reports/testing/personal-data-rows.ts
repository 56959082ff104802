import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

const found = `c as (insert into reports_case (id, target_type, target_id, title, state, opened_at)
  values (gen_random_uuid(), 'opinion', gen_random_uuid(), 'Bajka', 'open', now()) returning id)`
const report = (account: string) =>
  `${found}, r as (insert into reports_report (id, case_id, number, account_id, reason, text, reported_at, decided_at)
     select gen_random_uuid(), id, 'Z-0000-0000', ${account}, 'insult', 'Obelga', now(), now() from c returning id)`
const decision = (decider: string) =>
  `d as (insert into reports_decision (id, target_type, target_id, revision, title, outcome, reason, ground, clause, facts, automated, territory, duration,
     decided_at, decider_account_id)
   values (gen_random_uuid(), 'opinion', gen_random_uuid(), '', 'Bajka', 'hidden', 'insult', 'terms', 'pkt 7', 'Obelga', false, 'PL/EU', 'permanent', now(),
     ${decider}) returning id)`

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  reports_report: ({ accountId }) => [`with ${report('?::uuid')} select 1 from r`, [accountId]],
  reports_notifier: ({ email }) => [
    `with ${report('null')} insert into reports_notifier (report_id, name, email, language, sent_at, decided_at)
       select id, 'Ola', ?, 'pl', now(), now() from r`,
    [email],
  ],
  reports_day: ({ accountId }) => [`insert into reports_day (account_id, day, reports) values (?, current_date, 1)`, [accountId]],
  reports_decision: ({ accountId }) => [`with ${decision('?::uuid')} select 1 from d`, [accountId]],
  reports_party: ({ accountId }) => [
    `with ${decision('null')} insert into reports_party (decision_id, account_id, side, decided_at) select id, ?, 'author', now() from d`,
    [accountId],
  ],
  reports_appeal: ({ accountId }) => [
    `with ${decision('null')} insert into reports_appeal (id, decision_id, account_id, text, state, filed_at, decided_at)
       select gen_random_uuid(), id, ?, 'Nie zgadzam się', 'upheld', now(), now() from d`,
    [accountId],
  ],
}
