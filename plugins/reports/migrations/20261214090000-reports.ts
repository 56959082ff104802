import type { Migration } from '#core/plugin/migrations.ts'

const reasons = `('fake', 'conflict_of_interest', 'personal_data', 'child_privacy', 'child_safety', 'insult', 'hate', 'illegal', 'spam', 'off_topic',
    'outdated_data', 'copyright', 'other')`

/** Tables of reports, decisions and appeals. Things and accounts belong to other plugins, so no foreign key refers to them. */
export const reports: Migration = {
  name: '20261214090000-reports',
  up: `
create table reports_case (
  id uuid primary key,
  target_type text not null,
  target_id uuid not null,
  facility_id uuid references facility (id) on delete set null,
  title text not null,
  state text not null check (state in ('open', 'resolved')),
  opened_at timestamptz not null,
  resolved_at timestamptz,
  check ((state = 'resolved') = (resolved_at is not null))
);
create unique index reports_case_open on reports_case (target_type, target_id) where state = 'open';
create index reports_case_facility on reports_case (facility_id) where facility_id is not null;

create table reports_report (
  id uuid primary key,
  case_id uuid not null references reports_case (id) on delete cascade,
  number text not null,
  account_id uuid,
  url text,
  reason text not null check (reason in ${reasons}),
  text text not null,
  reported_at timestamptz not null,
  decided_at timestamptz,
  constraint reports_report_one unique (case_id, account_id)
);
create index reports_report_account on reports_report (account_id, reported_at desc, id desc) where account_id is not null;
create index reports_report_newest on reports_report (reported_at desc, id desc);
create index reports_report_decided on reports_report (decided_at) where decided_at is not null;

create table reports_notifier (
  report_id uuid primary key references reports_report (id) on delete cascade,
  name text not null,
  email text not null,
  language text not null,
  sent_at timestamptz not null,
  decided_at timestamptz
);
create index reports_notifier_email on reports_notifier (lower(email));

create table reports_day (
  account_id uuid not null,
  day date not null,
  reports smallint not null check (reports between 1 and 10),
  primary key (account_id, day)
);

create table reports_decision (
  id uuid primary key,
  case_id uuid references reports_case (id) on delete set null,
  target_type text not null,
  target_id uuid not null,
  revision text not null,
  facility_id uuid references facility (id) on delete set null,
  title text not null,
  outcome text not null check (outcome in ('dismissed', 'hidden', 'removed', 'edit_requested', 'declined')),
  reason text not null,
  ground text not null check (ground in ('law', 'terms')),
  clause text not null,
  facts text not null,
  automated boolean not null,
  territory text not null,
  duration text not null check (duration in ('permanent', 'until_changed', 'none')),
  decided_at timestamptz not null,
  decider_account_id uuid
);
create index reports_decision_case on reports_decision (case_id, decided_at desc) where case_id is not null;
create index reports_decision_revision on reports_decision (revision, decided_at desc);
create index reports_decision_facility on reports_decision (facility_id) where facility_id is not null;
create index reports_decision_decided on reports_decision (decided_at);
create index reports_decision_decider on reports_decision (decider_account_id) where decider_account_id is not null;

create table reports_party (
  decision_id uuid not null references reports_decision (id) on delete cascade,
  account_id uuid not null,
  side text not null check (side in ('author', 'reporter')),
  decided_at timestamptz not null,
  seen_at timestamptz,
  primary key (decision_id, account_id)
);
create index reports_party_account on reports_party (account_id, decided_at desc, decision_id desc);
create index reports_party_new on reports_party (account_id) where seen_at is null;

create table reports_appeal (
  id uuid primary key,
  decision_id uuid not null constraint reports_appeal_once unique references reports_decision (id) on delete cascade,
  account_id uuid,
  text text not null,
  state text not null check (state in ('open', 'upheld', 'overturned')),
  filed_at timestamptz not null,
  decided_at timestamptz,
  note text,
  restored boolean,
  first_decider_account_id uuid,
  decider_account_id uuid,
  check ((state = 'open') = (decided_at is null)),
  constraint reports_appeal_other_decider check (decider_account_id is null or decider_account_id is distinct from first_decider_account_id)
);
create index reports_appeal_account on reports_appeal (account_id) where account_id is not null;
create index reports_appeal_filed on reports_appeal (filed_at);
create index reports_appeal_deciders on reports_appeal (first_decider_account_id, decider_account_id);
`,
  down: 'drop table reports_appeal, reports_party, reports_decision, reports_day, reports_notifier, reports_report, reports_case;',
}
