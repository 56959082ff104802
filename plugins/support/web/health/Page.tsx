import type { MessageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { type I18n, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { supportApi } from '../../contract/api.ts'
import css from '../app.module.css'

export const queries: PageQueries = () => [query(supportApi.showHealth)]

/** Checks of the platform; those of plugins have a name only. */
const checkNames: Readonly<Record<string, MessageKey>> = {
  database: 'support.health.check.database',
  migrations: 'support.health.check.migrations',
  index: 'support.health.check.index',
  jobs: 'support.health.check.jobs',
  disk: 'support.health.check.disk',
  mails: 'support.health.check.mails',
  'mails waiting': 'support.health.check.mails-waiting',
  replicas: 'support.health.check.replicas',
  processes: 'support.health.check.processes',
}
const nameOf = (check: string, t: I18n['t']): string => {
  const key = checkNames[check]
  return key === undefined ? check : t(key)
}

/** Page with the checks of the installation, and the work that waits or has failed. */
export const Page = () => {
  const t = useT()
  const invalidate = useInvalidate()
  const { data } = useQuery(supportApi.showHealth)
  const { checks, events, work, mails, build } = data
  const failed = work.filter(({ dead }) => dead > 0)
  const numbers = [
    [t('support.health.events'), t('support.health.waiting', { count: events.waiting, seconds: events.oldest_seconds })],
    [t('support.health.mails'), t('support.health.mails.value', { waiting: mails.waiting, givenUp: mails.given_up })],
    [
      t('support.health.work'),
      t('support.health.work.value', {
        waiting: work.reduce((sum, one) => sum + one.waiting, 0),
        dead: failed.reduce((sum, one) => sum + one.dead, 0),
      }),
    ],
    [t('support.health.build'), build ?? t('support.health.build.none')],
  ] as const
  return (
    <>
      <div className={css['head']}>
        <h1 tabIndex={-1}>{t('support.health.title')}</h1>
        <Button small onClick={() => void invalidate(supportApi.showHealth)}>
          {t('support.health.refresh')}
        </Button>
      </div>
      <div className={css['sections']}>
        <section className={css['section']} aria-labelledby="kontrole">
          <h2 id="kontrole">{t('support.health.checks')}</h2>
          <dl className={css['facts']}>
            {checks.map(({ name, problem }) => (
              <div key={name} className={css['fact']}>
                <dt>{nameOf(name, t)}</dt>
                <dd>
                  <Badge tone={problem === null ? 'good' : 'bad'}>
                    {problem === null ? t('support.health.ok') : t('support.health.problem')}
                  </Badge>{' '}
                  {problem}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={css['section']} aria-labelledby="liczby">
          <h2 id="liczby">{t('support.health.numbers')}</h2>
          <dl className={css['facts']}>
            {numbers.map(([label, value]) => (
              <div key={label} className={css['fact']}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {failed.map(({ name, dead }) => (
              <div key={name} className={css['fact']}>
                <dt>{name}</dt>
                <dd>{t('support.health.dead', { count: dead })}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}
