import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  subscriptions_subscription: ({ accountId }) => [
    `with f as (${insertFacility})
     insert into subscriptions_subscription (id, account_id, facility_id, in_app, email, created_at, seen_at)
       select gen_random_uuid(), ?, id, true, true, now(), now() from f`,
    [accountId],
  ],
}
