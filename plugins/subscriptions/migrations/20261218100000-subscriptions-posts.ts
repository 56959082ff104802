import type { Migration } from '#core/plugin/migrations.ts'

/** Posts of followed facilities are news; the moment of the newest one is remembered with what the facility offers. */
export const subscriptionsPosts: Migration = {
  name: '20261218100000-subscriptions-posts',
  up: `
alter table subscriptions_facility add column posted_at timestamptz;
alter table subscriptions_news drop constraint subscriptions_news_kind_check,
  add constraint subscriptions_news_kind_check check (kind in ('recruitment', 'vacancies', 'posts'));
`,
  down: `
delete from subscriptions_news where kind = 'posts';
alter table subscriptions_news drop constraint subscriptions_news_kind_check,
  add constraint subscriptions_news_kind_check check (kind in ('recruitment', 'vacancies'));
alter table subscriptions_facility drop column posted_at;
`,
}
