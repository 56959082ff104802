import type { Migration } from '#core/plugin/migrations.ts'

/** People that partners name as running a facility. Accounts belong to another plugin, so no foreign key refers to them. */
export const partners: Migration = {
  name: '20261130150000-partners',
  up: `
create table partners_member (
  account_id uuid not null,
  facility_id uuid not null references facility (id) on delete cascade,
  partner text not null,
  partner_facility_id text not null,
  role text not null check (role in ('owner', 'administrator')),
  imported_at timestamptz not null,
  waits_since timestamptz,
  state text not null check (state in ('waiting', 'granted', 'owned')),
  primary key (account_id, facility_id)
);
create index partners_member_number on partners_member (partner, partner_facility_id);
create index partners_member_facility on partners_member (facility_id);
create index partners_member_waiting on partners_member (waits_since) where waits_since is not null;
`,
  down: 'drop table partners_member;',
}
