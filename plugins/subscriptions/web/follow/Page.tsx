import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { subscriptionsApi } from '../../contract/api.ts'
import css from '../components/parts.module.css'

export const queries: PageQueries = ({ params }) => [query(subscriptionsApi.showFollowing, { slug: params['slug'] ?? '' })]

/** Page on which a parent begins or ends following a facility, for browsers without the switch of the profile. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { facility } = useLayoutData(facilityTask)
  const { slug = '' } = usePage().params
  const { facility_id, active, subscription } = useQuery(subscriptionsApi.showFollowing, { slug }).data
  const invalidates = [subscriptionsApi.showFollowing]
  const begin = useMutation(subscriptionsApi.subscribe, { invalidates, toast: t('subscriptions.follow.begun') })
  const end = useMutation(subscriptionsApi.endSubscription, {
    invalidates,
    acceptedErrors: ['error/subscription-not-found'],
    toast: t('subscriptions.follow.ended'),
  })
  const pending = begin.isPending || end.isPending
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('subscriptions.follow.title')}</h1>
      <div className={css['box']}>
        <p role="status">
          {t(subscription ? 'subscriptions.follow.on' : active ? 'subscriptions.follow.off' : 'subscriptions.follow.closed', {
            facility: facility.name,
          })}
        </p>
        {active && (
          <>
            <p>{t('subscriptions.follow.what')}</p>
            <ul>
              <li>{t('subscriptions.follow.what.recruitment')}</li>
              <li>{t('subscriptions.follow.what.vacancies')}</li>
              <li>{t('subscriptions.follow.what.posts')}</li>
            </ul>
            <p className={css['quiet']}>{t('subscriptions.follow.seen-by')}</p>
          </>
        )}
        <div className={css['buttons']}>
          {subscription ? (
            <Button aria-disabled={pending} onClick={() => end.mutate({ id: subscription.id })}>
              {t('subscriptions.follow.end')}
            </Button>
          ) : (
            active && (
              <Button look="main" aria-disabled={pending} onClick={() => begin.mutate({ facility_id })}>
                {t('subscriptions.follow.begin')}
              </Button>
            )
          )}
          <LinkButton look="quiet" href={href('user_subscriptions')}>
            {t('subscriptions.follow.all')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
