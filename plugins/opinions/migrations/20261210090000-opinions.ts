import type { Migration } from '#core/plugin/migrations.ts'

/** Tables of opinions. Accounts, uploads and reviews belong to other plugins, so no foreign key refers to them. */
export const opinions: Migration = {
  name: '20261210090000-opinions',
  up: `
create table opinions_code_batch (
  id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  number integer not null,
  size integer not null check (size between 1 and 500),
  issued_at timestamptz not null,
  issued_by_account_id uuid,
  unique (facility_id, number)
);
create index opinions_code_batch_issuer on opinions_code_batch (issued_by_account_id) where issued_by_account_id is not null;

create table opinions_code (
  id uuid primary key,
  batch_id uuid not null references opinions_code_batch (id) on delete cascade,
  mac text not null constraint opinions_code_mac unique,
  used_at timestamptz
);
create index opinions_code_of_batch on opinions_code (batch_id);

create table opinions_opinion (
  id uuid primary key,
  submission_id uuid not null constraint opinions_opinion_submission unique,
  account_id uuid,
  facility_id uuid not null references facility (id) on delete cascade,
  merged_from uuid,
  state text not null check (state in ('pending', 'accepted', 'rejected', 'returned', 'hidden', 'withdrawn')),
  version integer not null,
  score_cleanliness smallint not null check (score_cleanliness between 1 and 5),
  score_staff smallint not null check (score_staff between 1 and 5),
  score_food smallint not null check (score_food between 1 and 5),
  pros jsonb not null,
  cons jsonb not null,
  text text not null,
  author_first_name text not null,
  author_last_name text not null,
  relation text not null check (relation in ('parent_current', 'parent_former')),
  attended_from text not null,
  attended_to text,
  language text not null check (language in ('pl', 'ua', 'en')),
  trust text not null check (trust in ('unverified', 'verified', 'trusted')),
  trust_method text not null check (trust_method in ('none', 'code', 'membership', 'document')),
  code_id uuid constraint opinions_opinion_code unique references opinions_code (id) on delete set null,
  document_seen boolean not null,
  upheld_reports integer not null,
  helpful integer not null default 0 check (helpful >= 0),
  reason text,
  note text,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  accepted_at timestamptz,
  check ((trust = 'unverified') = (trust_method = 'none')),
  check (state not in ('accepted', 'hidden') or accepted_at is not null)
);
create unique index opinions_opinion_one on opinions_opinion (account_id, facility_id) where state <> 'withdrawn';
create index opinions_opinion_public on opinions_opinion (facility_id, written_at desc, id desc) where state = 'accepted';
create index opinions_opinion_facility on opinions_opinion (facility_id, written_at desc, id desc);
create index opinions_opinion_account on opinions_opinion (account_id, written_at desc, id desc) where account_id is not null;
create index opinions_opinion_latest on opinions_opinion (accepted_at desc, id desc) where state = 'accepted';
create index opinions_opinion_pending on opinions_opinion (facility_id) where state = 'pending';
create index opinions_opinion_merged on opinions_opinion (merged_from) where merged_from is not null;
create index opinions_opinion_decided on opinions_opinion (decided_at) where decided_at is not null;

create table opinions_answer (
  opinion_id uuid constraint opinions_answer_one primary key references opinions_opinion (id) on delete cascade,
  submission_id uuid not null constraint opinions_answer_submission unique,
  account_id uuid,
  text text not null,
  state text not null check (state in ('pending', 'accepted', 'rejected', 'returned', 'hidden')),
  version integer not null,
  reason text,
  note text,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  accepted_at timestamptz,
  seen_at timestamptz,
  check (state not in ('accepted', 'hidden') or accepted_at is not null)
);
create index opinions_answer_account on opinions_answer (account_id) where account_id is not null;

create table opinions_history (
  id uuid primary key,
  opinion_id uuid not null references opinions_opinion (id) on delete cascade,
  at timestamptz not null,
  act text not null,
  text text,
  reason text,
  note text
);
create index opinions_history_opinion on opinions_history (opinion_id, at, id);

create table opinions_evidence (
  id uuid primary key,
  opinion_id uuid not null references opinions_opinion (id) on delete cascade,
  account_id uuid not null,
  upload_id uuid not null constraint opinions_evidence_upload unique,
  mime text not null,
  name text not null,
  added_at timestamptz not null
);
create index opinions_evidence_opinion on opinions_evidence (opinion_id);
create index opinions_evidence_account on opinions_evidence (account_id);

create table opinions_helpful (
  opinion_id uuid not null references opinions_opinion (id) on delete cascade,
  account_id uuid not null,
  marked_at timestamptz not null,
  primary key (opinion_id, account_id)
);
create index opinions_helpful_account on opinions_helpful (account_id);

create table opinions_seen (
  opinion_id uuid not null references opinions_opinion (id) on delete cascade,
  account_id uuid not null,
  seen_at timestamptz not null,
  primary key (opinion_id, account_id)
);
create index opinions_seen_account on opinions_seen (account_id);

create table opinions_device (
  account_id uuid not null,
  mac text not null,
  seen_at timestamptz not null,
  primary key (account_id, mac)
);
create index opinions_device_mac on opinions_device (mac);
create index opinions_device_seen on opinions_device (seen_at);
`,
  down: `drop table opinions_device, opinions_seen, opinions_helpful, opinions_evidence, opinions_history, opinions_answer, opinions_opinion, opinions_code,
  opinions_code_batch;`,
}
