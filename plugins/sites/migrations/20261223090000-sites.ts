import type { Migration } from '#core/plugin/migrations.ts'

/** Own domains of sites. Several sites may want one; only one has it verified. */
export const ownDomains: Migration = {
  name: '20261223090000-sites',
  up: `
create table sites_domain (
  id uuid primary key references sites_site (id) on delete cascade,
  domain text not null,
  written text not null,
  token text not null,
  checked_at timestamptz,
  verified_at timestamptz,
  missing_since timestamptz,
  points boolean not null,
  certificate_until timestamptz,
  created_at timestamptz not null,
  check (missing_since is null or verified_at is not null)
);
create unique index sites_domain_verified on sites_domain (domain) where verified_at is not null;
create index sites_domain_domain on sites_domain (domain);
`,
  down: 'drop table sites_domain;',
}
