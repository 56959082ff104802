import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Versions of sections, settings, staff and shadow edits of facilities. Accounts belong to another plugin, so no
 * foreign key refers to them.
 */
export const facilityPanel: Migration = {
  name: '20261130120000-facility-panel',
  up: `
create table facility_panel_section (
  facility_id uuid not null references facility (id) on delete cascade,
  section text not null,
  version integer not null,
  changed_at timestamptz not null,
  changed_by_account_id uuid,
  primary key (facility_id, section)
);
create index facility_panel_section_account on facility_panel_section (changed_by_account_id) where changed_by_account_id is not null;

create table facility_panel_settings (
  facility_id uuid primary key references facility (id) on delete cascade,
  notify_opinions boolean not null default true,
  notify_questions boolean not null default true
);

create table facility_panel_employee (
  id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  position text not null,
  show_surname boolean not null,
  consent_at timestamptz not null,
  sort integer not null
);
create index facility_panel_employee_facility on facility_panel_employee (facility_id, sort, id);

create table facility_panel_shadow (
  id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  account_id uuid,
  changes jsonb not null,
  state text not null check (state in ('pending', 'revise', 'accepted', 'declined', 'deleted')),
  reason text,
  note text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  decided_by_account_id uuid,
  check (state not in ('accepted', 'declined') or decided_at is not null)
);
-- A facility has one edit that waits; later changes are merged into it.
create unique index facility_panel_shadow_open on facility_panel_shadow (facility_id) where state in ('pending', 'revise');
create index facility_panel_shadow_facility on facility_panel_shadow (facility_id, created_at desc, id);
create index facility_panel_shadow_queue on facility_panel_shadow ((state <> 'pending'), changed_at desc, id);
create index facility_panel_shadow_account on facility_panel_shadow (account_id) where account_id is not null;
create index facility_panel_shadow_decider on facility_panel_shadow (decided_by_account_id) where decided_by_account_id is not null;
`,
  down: 'drop table facility_panel_section, facility_panel_settings, facility_panel_employee, facility_panel_shadow;',
}
