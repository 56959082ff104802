import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

const opinion = (account: string) =>
  `f as (${insertFacility}), o as (insert into opinions_opinion (id, submission_id, account_id, facility_id, state, version, score_cleanliness, score_staff, score_food,
     pros, cons, text, author_first_name, author_last_name, relation, attended_from, language, trust, trust_method, document_seen, upheld_reports, written_at,
     changed_at, accepted_at)
   select gen_random_uuid(), gen_random_uuid(), ${account}, id, 'accepted', 1, 4, 5, 3, '[]', '[]', 'Polecamy.', 'Ola', 'Kowalska', 'parent_current', '2025-09', 'pl',
     'unverified', 'none', false, 0, now(), now(), now() from f returning id)`

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  opinions_opinion: ({ accountId }) => [`with ${opinion('?::uuid')} select 1 from o`, [accountId]],
  opinions_answer: ({ accountId }) => [
    `with ${opinion('null')} insert into opinions_answer (opinion_id, submission_id, account_id, text, state, version, written_at, changed_at)
       select id, gen_random_uuid(), ?, 'Dziękujemy.', 'pending', 1, now(), now() from o`,
    [accountId],
  ],
  opinions_evidence: ({ accountId }) => [
    `with ${opinion('null')} insert into opinions_evidence (id, opinion_id, account_id, upload_id, mime, name, added_at)
       select gen_random_uuid(), id, ?, gen_random_uuid(), 'application/pdf', 'umowa.pdf', now() from o`,
    [accountId],
  ],
  opinions_helpful: ({ accountId }) => [
    `with ${opinion('null')} insert into opinions_helpful (opinion_id, account_id, marked_at) select id, ?, now() from o`,
    [accountId],
  ],
  opinions_seen: ({ accountId }) => [
    `with ${opinion('null')} insert into opinions_seen (opinion_id, account_id, seen_at) select id, ?, now() from o`,
    [accountId],
  ],
  opinions_device: ({ accountId }) => [`insert into opinions_device (account_id, mac, seen_at) values (?, 'x', now())`, [accountId]],
  opinions_code_batch: ({ accountId }) => [
    `with f as (${insertFacility}) insert into opinions_code_batch (id, facility_id, number, size, issued_at, issued_by_account_id)
       select gen_random_uuid(), id, 1, 10, now(), ? from f`,
    [accountId],
  ],
}
