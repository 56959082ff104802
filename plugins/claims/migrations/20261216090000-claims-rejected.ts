import type { Migration } from '#core/plugin/migrations.ts'

/** Renames the state `declined` to `rejected`. */
export const rejectedClaims: Migration = {
  name: '20261216090000-claims-rejected',
  up: `
alter table claims_claim drop constraint claims_claim_state_check;
update claims_claim set state = 'rejected' where state = 'declined';
alter table claims_claim add constraint claims_claim_state_check check (state in ('draft', 'submitted', 'contested', 'revise', 'accepted', 'rejected', 'withdrawn', 'expired'));
`,
  down: `
alter table claims_claim drop constraint claims_claim_state_check;
update claims_claim set state = 'declined' where state = 'rejected';
alter table claims_claim add constraint claims_claim_state_check check (state in ('draft', 'submitted', 'contested', 'revise', 'accepted', 'declined', 'withdrawn', 'expired'));
`,
}
