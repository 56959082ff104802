import type { Migration } from '#core/plugin/migrations.ts'

const accented = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻéöüä'
const plain = 'acelnoszzacelnoszzeoua'
const separators = "„”“\"''().,:;/_&+-"

/**
 * Indexes by which support finds any facility, closed, merged and deleted ones included; merges of duplicates with the
 * memberships that they moved; indexes of the audit log.
 */
export const support: Migration = {
  name: '20261130130000-support',
  up: `
create function support_facility_words(name text, city text) returns tsvector immutable parallel safe language sql as $$
  select to_tsvector('simple'::regconfig, lower(translate(name || ' ' || city, '${accented}${separators}', '${plain}${' '.repeat(separators.length - 1)}')))
$$;
create index support_facility_words on facility using gin (support_facility_words(name, city));
create index support_facility_email on facility (lower(email) text_pattern_ops) where email is not null;
create index support_facility_status on facility (status, id) where status <> 'unknown';
create index support_audit_action on audit_entry (action text_pattern_ops, number desc);
create index support_audit_facility on audit_entry ((about->>'facility'), number desc) where about->>'facility' is not null;

create table support_merge (
  id uuid primary key,
  survivor_id uuid not null references facility (id) on delete cascade,
  merged_id uuid not null references facility (id) on delete cascade,
  reason text not null,
  -- Facilities that had been merged into the merged one before.
  repointed uuid[] not null default '{}',
  -- Hash of what people had written about both when the merge ended.
  written text not null default '',
  merged_at timestamptz not null,
  undone_at timestamptz,
  check (survivor_id <> merged_id)
);
create unique index support_merge_once on support_merge (merged_id) where undone_at is null;
create index support_merge_survivor on support_merge (survivor_id);

create table support_merge_member (
  merge_id uuid not null references support_merge (id) on delete cascade,
  account_id uuid not null,
  facility_id uuid not null,
  role text not null,
  permissions text[] not null,
  given_at timestamptz not null,
  primary key (merge_id, account_id, facility_id)
);
create index support_merge_member_account on support_merge_member (account_id);
`,
  down: `
drop table support_merge_member, support_merge;
drop index support_facility_words, support_facility_email, support_facility_status, support_audit_action, support_audit_facility;
drop function support_facility_words;
`,
}
