import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Audit log as a hash chain. A deferred trigger assigns number and hash to an entry just before its transaction
 * commits, under the lock of the single row of `audit_head`. Entries in the chain cannot be changed or deleted unless
 * the guard triggers are disabled.
 */
export const audit: Migration = {
  name: '20261124110000-audit',
  up: `
create table audit_entry (
  id uuid primary key,
  number bigint constraint audit_entry_number unique,
  at timestamptz not null,
  actor text not null check (actor in ('visitor', 'user', 'operator', 'platform')),
  actor_account_id uuid,
  action text not null,
  subject_account_id uuid,
  about jsonb not null,
  previous bytea,
  hash bytea
);
create index audit_entry_subject on audit_entry (subject_account_id) where subject_account_id is not null;
create index audit_entry_actor on audit_entry (actor_account_id) where actor_account_id is not null;

create table audit_head (
  one boolean primary key default true check (one),
  number bigint not null,
  hash bytea not null
);
insert into audit_head (number, hash) values (0, ''::bytea);

create function audit_text(number bigint, entry audit_entry) returns text stable language sql as $$
  select jsonb_build_array(number, entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    entry.actor, entry.actor_account_id, entry.action, entry.subject_account_id, entry.about)::text
$$;

create function audit_chain() returns trigger language plpgsql as $$
declare head audit_head;
declare link bytea;
begin
  select * into strict head from audit_head for update;
  link := sha256(head.hash || convert_to(audit_text(head.number + 1, new), 'UTF8'));
  update audit_entry set number = head.number + 1, previous = head.hash, hash = link where id = new.id;
  update audit_head set number = head.number + 1, hash = link;
  return null;
end
$$;
create constraint trigger audit_entry_chained after insert on audit_entry deferrable initially deferred
  for each row when (new.hash is null) execute function audit_chain();

create function audit_guard() returns trigger language plpgsql as $$
begin
  raise exception 'An entry of the audit log can be neither changed nor deleted.';
end
$$;
create trigger audit_entry_unchanged before update on audit_entry for each row when (old.hash is not null) execute function audit_guard();
create trigger audit_entry_kept before delete on audit_entry for each row execute function audit_guard();
`,
  down: 'drop table audit_entry, audit_head cascade; drop function audit_chain, audit_guard;',
}
