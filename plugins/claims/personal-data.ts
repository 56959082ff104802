import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of claims. A decided claim stays as long as the rights that follow from it may be disputed. */
export const claimsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'claims_claim',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'claims',
      explanation: 'claims.personal.claims',
      columns: {
        facility_id: 'facility',
        proposal: 'proposed facility',
        role: 'role',
        first_name: 'first name',
        last_name: 'last name',
        position: 'position',
        phone: 'telephone',
        email: 'e-mail',
        verified_data: 'corrected data',
        location: 'place',
        state: 'state',
        submitted_at: 'submitted',
        decided_at: 'decided',
        reason: 'reason',
        note: 'note of support',
        created_at: 'begun',
      },
    },
    erasure: { account_id: null, first_name: '', last_name: '', position: '', phone: '', email: '', note: null, owner_note: null },
    retention: [{ from: 'decided_at', for: '36 months', action: 'delete' }],
  },
  {
    table: 'claims_document',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'claim-documents',
      explanation: 'claims.personal.documents',
      columns: { kind: 'kind', mime: 'format', size: 'bytes', added_at: 'added' },
    },
    erasure: 'delete',
    retention: [{ from: 'added_at', for: '24 months', action: 'delete' }],
  },
  {
    table: 'claims_document_view',
    subject: { accounts: ['viewer_account_id'] },
    export: { exempt: 'proves to the claimants who has seen their documents; it tells nothing else about the member of support' },
    erasure: { exempt: 'proves to the claimants who has seen their documents' },
    retention: [{ from: 'viewed_at', for: '36 months', action: 'delete' }],
  },
  {
    table: 'claims_code',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'authentication codes of sent codes and counts of guesses; they carry no information about the person' },
    erasure: 'delete',
    retention: [{ from: 'sent_at', for: '30 days', action: 'delete' }],
  },
  {
    table: 'claims_signup',
    subject: { email: 'email' },
    export: {
      as: 'facility-sign-ups',
      explanation: 'claims.personal.signups',
      columns: {
        facility_name: 'facility',
        city: 'town',
        email: 'e-mail',
        phone: 'telephone',
        name: 'name',
        position: 'position',
        created_at: 'sent',
      },
    },
    erasure: 'delete',
    retention: [{ from: 'created_at', for: '12 months', action: 'delete' }],
  },
]
