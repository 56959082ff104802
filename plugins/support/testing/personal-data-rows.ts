import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

const facility = (name: string) => `${name} as (${insertFacility})`

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  support_merge_member: ({ accountId }) => [
    `with ${facility('one')}, ${facility('other')},
       merge as (insert into support_merge (id, survivor_id, merged_id, reason, merged_at)
         select gen_random_uuid(), one.id, other.id, 'Ta sama', now() from one, other returning id, merged_id)
     insert into support_merge_member (merge_id, account_id, facility_id, role, permissions, given_at)
       select id, ?, merged_id, 'teacher', '{}', now() from merge`,
    [accountId],
  ],
}
