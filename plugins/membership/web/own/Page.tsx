import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { membershipApi } from '../../contract/api.ts'
import css from '../parts/membership.module.css'
import { Note } from '../parts/Note.tsx'
import { OwnCard } from './OwnCard.tsx'
import { useInvitation } from './use-invitation.ts'

export const queries: PageQueries = () => [query(membershipApi.listOwn)]

/** Minutes for which a membership counts as the one that a used link has just led to. */
const freshMinutes = 5

/** Page with the user's memberships, requests and invitations; the link of an invitation leads here. */
export const Page = () => {
  const t = useT()
  const { memberships } = useQuery(membershipApi.listOwn).data
  const outcome = useInvitation()
  const map = useHref()('map')
  const justJoined = memberships.some(({ state, since }) => state === 'approved' && Date.now() - Date.parse(since) < freshMinutes * 60_000)
  const joined = outcome?.kind === 'joined' || (outcome?.kind === 'gone' && justJoined)
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('membership.own.title')}</h1>
      <div role="status">
        {outcome?.kind === 'other' && <Note>{t('membership.own.other-email', { email: outcome.email })}</Note>}
        {joined && <Note>{t('membership.own.joined')}</Note>}
        {outcome?.kind === 'gone' && !joined && <Note>{t('membership.own.gone')}</Note>}
      </div>
      {memberships.length === 0 ? (
        <EmptyList
          title={t('membership.own.none')}
          subtitle={t('membership.own.none.text')}
          actions={map === undefined ? [] : [{ label: t('membership.own.find'), href: map }]}
        />
      ) : (
        <ul className={css['list']}>
          {memberships.map((membership) => (
            <OwnCard key={membership.id} membership={membership} />
          ))}
        </ul>
      )}
    </div>
  )
}
