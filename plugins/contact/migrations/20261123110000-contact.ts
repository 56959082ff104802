import type { Migration } from '#core/plugin/migrations.ts'

/** Messages to customer service, and presentations with one active booking per slot. */
export const contact: Migration = {
  name: '20261123110000-contact',
  up: `
create table contact_message (
  id uuid primary key,
  number text not null,
  kind text not null check (kind in ('general', 'data_error', 'press', 'urgent')),
  name text not null,
  email text not null,
  phone text,
  message text not null,
  url text,
  language text not null,
  sent_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index contact_message_sent on contact_message (sent_at);

create table contact_presentation (
  id uuid primary key,
  slot timestamptz not null,
  name text not null,
  email text not null,
  phone text not null,
  facility_id uuid constraint contact_presentation_facility references facility (id) on delete set null,
  language text not null,
  token_hash bytea not null constraint contact_presentation_token unique,
  created_at timestamptz not null,
  cancelled_at timestamptz
);
create unique index contact_presentation_slot on contact_presentation (slot) where cancelled_at is null;
create index contact_presentation_of_facility on contact_presentation (facility_id) where facility_id is not null;
`,
  down: 'drop table contact_presentation; drop table contact_message;',
}
