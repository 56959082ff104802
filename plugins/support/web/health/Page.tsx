import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { supportApi } from '../../contract/api.ts'
import css from '../parts/desk.module.css'

export const queries: PageQueries = () => [query(supportApi.showHealth)]

/** Page with the checks of the installation, and the work that waits or has failed. */
export const Page = () => {
  const { t } = useTranslation('support')
  const invalidate = useInvalidate()
  const { data } = useQuery(supportApi.showHealth)
  const { checks, events, work, mails, build } = data
  const failed = work.filter(({ dead }) => dead > 0)
  const numbers = [
    [t('health.events'), t('health.waiting', { count: events.waiting, seconds: events.oldest_seconds })],
    [t('health.mails'), t('health.mails.value', { waiting: mails.waiting, givenUp: mails.given_up })],
    [
      t('health.work'),
      t('health.work.value', {
        waiting: work.reduce((sum, one) => sum + one.waiting, 0),
        dead: failed.reduce((sum, one) => sum + one.dead, 0),
      }),
    ],
    [t('health.build'), build ?? t('health.build.none')],
  ] as const
  return (
    <>
      <div className={css['head']}>
        <h1 tabIndex={-1}>{t('health.title')}</h1>
        <Button small onClick={() => void invalidate(supportApi.showHealth)}>
          {t('health.refresh')}
        </Button>
      </div>
      <div className={css['sections']}>
        <section className={css['section']} aria-labelledby="kontrole">
          <h2 id="kontrole">{t('health.checks')}</h2>
          <dl className={css['facts']}>
            {checks.map(({ name, problem }) => (
              <div key={name} className={css['fact']}>
                <dt>{t(`health.check.${name.replace(' ', '-')}`, { defaultValue: name })}</dt>
                <dd>
                  <Badge tone={problem === null ? 'good' : 'bad'}>{problem === null ? t('health.ok') : t('health.problem')}</Badge>{' '}
                  {problem}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={css['section']} aria-labelledby="liczby">
          <h2 id="liczby">{t('health.numbers')}</h2>
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
                <dd>{t('health.dead', { count: dead })}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}
