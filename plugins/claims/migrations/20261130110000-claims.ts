import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Tables of claims. Neither accounts nor facilities are referred to by foreign keys: accounts belong to another
 * plugin, and a facility may be created only by the acceptance, or rolled back.
 */
export const claims: Migration = {
  name: '20261130110000-claims',
  up: `
create table claims_claim (
  id uuid primary key,
  account_id uuid,
  facility_id uuid not null,
  proposal jsonb,
  role text not null check (role in ('owner', 'admin')),
  first_name text not null,
  last_name text not null,
  position text not null,
  phone text not null,
  email text not null,
  verified_data jsonb,
  location jsonb,
  state text not null check (state in ('draft', 'submitted', 'contested', 'revise', 'accepted', 'declined', 'withdrawn', 'expired')),
  submitted_at timestamptz,
  due_at timestamptz,
  answer_by timestamptz,
  owner_answer text check (owner_answer in ('consents', 'objects')),
  owner_note text,
  code_confirmed_at timestamptz,
  decided_at timestamptz,
  reason text,
  note text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (state not in ('submitted', 'contested') or submitted_at is not null),
  check (state <> 'contested' or answer_by is not null)
);
create unique index claims_claim_open on claims_claim (account_id, facility_id) where state in ('draft', 'submitted', 'contested', 'revise');
create index claims_claim_account on claims_claim (account_id);
create index claims_claim_waiting on claims_claim (facility_id) where state in ('submitted', 'contested');
create index claims_claim_decided on claims_claim (decided_at) where decided_at is not null;
create index claims_claim_abandoned on claims_claim (changed_at) where state in ('draft', 'revise');

create table claims_document (
  id uuid primary key,
  claim_id uuid not null references claims_claim (id) on delete cascade,
  account_id uuid not null,
  upload_id uuid not null constraint claims_document_upload unique,
  kind text not null check (kind in ('registry_entry', 'power_of_attorney', 'other')),
  mime text not null,
  size integer not null,
  added_at timestamptz not null
);
create index claims_document_claim on claims_document (claim_id);
create index claims_document_account on claims_document (account_id);

create table claims_document_view (
  id uuid primary key,
  document_id uuid not null,
  claim_id uuid not null,
  viewer_account_id uuid not null,
  viewed_at timestamptz not null
);
create index claims_document_view_claim on claims_document_view (claim_id);
create index claims_document_view_viewer on claims_document_view (viewer_account_id);

create table claims_code (
  id uuid primary key,
  claim_id uuid not null references claims_claim (id) on delete cascade,
  account_id uuid not null,
  facility_id uuid not null,
  mac text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong integer not null,
  guessed_at timestamptz,
  ended_at timestamptz
);
create index claims_code_claim on claims_code (claim_id, sent_at desc);
create index claims_code_guesses on claims_code (account_id, facility_id);

create table claims_signup (
  id uuid primary key,
  facility_name text not null,
  city text not null,
  email text not null,
  phone text not null,
  name text not null,
  position text not null,
  language text not null,
  created_at timestamptz not null
);
create index claims_signup_email on claims_signup (lower(email));
`,
  down: 'drop table claims_signup, claims_code, claims_document_view, claims_document, claims_claim;',
}
