import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

const claim = (account: string) =>
  `insert into claims_claim (id, account_id, facility_id, role, first_name, last_name, position, phone, email, state, decided_at, created_at, changed_at)
     values (gen_random_uuid(), ${account}, gen_random_uuid(), 'owner', 'Ola', 'Kowalska', 'dyrektorka', '601602603', 'ola@kredka.test', 'rejected', now(), now(), now())`

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  claims_claim: ({ accountId }) => [claim('?'), [accountId]],
  claims_document: ({ accountId }) => [
    `with c as (${claim('null')} returning id) insert into claims_document (id, claim_id, account_id, upload_id, kind, mime, size, added_at)
       select gen_random_uuid(), id, ?, gen_random_uuid(), 'other', 'application/pdf', 1, now() from c`,
    [accountId],
  ],
  claims_document_view: ({ accountId }) => [
    `insert into claims_document_view (id, document_id, claim_id, viewer_account_id, viewed_at) values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), ?, now())`,
    [accountId],
  ],
  claims_code: ({ accountId }) => [
    `with c as (${claim('null')} returning id) insert into claims_code (id, claim_id, account_id, facility_id, mac, sent_at, expires_at, wrong)
       select gen_random_uuid(), id, ?, gen_random_uuid(), 'x', now(), now(), 0 from c`,
    [accountId],
  ],
  claims_signup: ({ email }) => [
    `insert into claims_signup (id, facility_name, city, email, phone, name, position, language, created_at)
       values (gen_random_uuid(), 'Bajka', 'Kraków', ?, '601602603', 'Ola', 'dyrektorka', 'pl', now())`,
    [email],
  ],
}
