import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of opinions. `LeaveOpinions` does what the author has chosen before these declarations apply. */
export const opinionsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'opinions_opinion',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'opinions',
      explanation: 'opinions.personal.opinions',
      columns: {
        facility_id: 'facility',
        score_cleanliness: 'cleanliness',
        score_staff: 'staff',
        score_food: 'food',
        pros: 'pros',
        cons: 'cons',
        text: 'text',
        author_first_name: 'first name',
        author_last_name: 'last name',
        relation: 'relation',
        attended_from: 'attended from',
        attended_to: 'attended to',
        language: 'language',
        state: 'state',
        trust: 'trust',
        trust_method: 'checked by',
        reason: 'reason',
        note: 'note of support',
        helpful: 'found helpful',
        written_at: 'written',
        changed_at: 'changed',
        decided_at: 'decided',
      },
    },
    erasure: { account_id: null, author_first_name: '', author_last_name: '' },
    retention: {
      forever: 'an opinion is public until its author withdraws it; those withdrawn or rejected are deleted after 24 months by a job',
    },
  },
  {
    table: 'opinions_answer',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'opinion-answers',
      explanation: 'opinions.personal.answers',
      columns: { text: 'text', state: 'state', reason: 'reason', note: 'note of support', written_at: 'written', decided_at: 'decided' },
    },
    erasure: { account_id: null },
    retention: { forever: 'the answer is the facility’s and stays as long as the opinion' },
  },
  {
    table: 'opinions_evidence',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'opinion-documents',
      explanation: 'opinions.personal.evidence',
      columns: { name: 'name', mime: 'format', added_at: 'added' },
    },
    erasure: 'delete',
    retention: [{ from: 'added_at', for: '24 months', action: 'delete' }],
  },
  {
    table: 'opinions_helpful',
    subject: { accounts: ['account_id'] },
    export: { as: 'helpful-opinions', explanation: 'opinions.personal.helpful', columns: { opinion_id: 'opinion', marked_at: 'marked' } },
    erasure: 'delete',
    retention: { forever: 'a mark counts as long as the opinion is public and the account exists' },
  },
  {
    table: 'opinions_seen',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'only keeps counts of new opinions right' },
    erasure: 'delete',
    retention: [{ from: 'seen_at', for: '13 months', action: 'delete' }],
  },
  {
    table: 'opinions_device',
    subject: { accounts: ['account_id'] },
    export: {
      exempt:
        'authentication codes of networks and browsers, from which neither can be read; they keep people from writing about themselves',
    },
    erasure: 'delete',
    retention: [{ from: 'seen_at', for: '90 days', action: 'delete' }],
  },
  {
    table: 'opinions_code_batch',
    subject: { accounts: ['issued_by_account_id'] },
    export: { exempt: 'tells nothing about the person but that codes of the facility were printed' },
    erasure: { issued_by_account_id: null },
    retention: { forever: 'the size of batches is public, so that readers can judge how opinions were checked' },
  },
]
