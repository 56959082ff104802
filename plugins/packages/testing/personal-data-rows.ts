import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  packages_order: ({ accountId, email }) => [
    `insert into packages_order (id, serial, proforma, facility_id, account_id, package, state, net, vat, gross, buyer_name, buyer_nip, buyer_address, buyer_email, language, placed_at, unpaid_since)
     values (gen_random_uuid(), nextval('packages_order_serial'), nextval('packages_proforma_number'), gen_random_uuid(), ?, 'full_support', 'pending', 100, 23, 123, 'Bajka', '5260250274', 'Kraków', ?, 'pl', now(), now())`,
    [accountId, email],
  ],
}
