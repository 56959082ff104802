import type { Migration } from '#core/plugin/migrations.ts'

/** Followers are told of posts by the plugin of posts; here only the moment of the newest one is remembered. */
export const postsAreAnnounced: Migration = {
  name: '20261229180000-subscriptions-posts',
  up: `
delete from subscriptions_news where kind = 'posts';
alter table subscriptions_news drop constraint subscriptions_news_kind_check,
  add constraint subscriptions_news_kind_check check (kind in ('recruitment', 'vacancies'));
create index subscriptions_subscription_notified on subscriptions_subscription (facility_id, account_id);
`,
  down: `
drop index subscriptions_subscription_notified;
alter table subscriptions_news drop constraint subscriptions_news_kind_check,
  add constraint subscriptions_news_kind_check check (kind in ('recruitment', 'vacancies', 'posts'));
`,
}
