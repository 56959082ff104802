import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { claimsApi } from '../../contract/api.ts'
import { StateBadge } from '../StateBadge.tsx'
import { ContestedCard } from './ContestedCard.tsx'
import css from './own.module.css'

export const queries: PageQueries = () => [query(claimsApi.listClaims), query(claimsApi.listContested)]

/** Page with the user's claims, and with those of others for the user's facilities. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { claims } = useQuery(claimsApi.listClaims).data
  const { claims: contested } = useQuery(claimsApi.listContested).data
  const start = href('claim')
  return (
    <>
      <h1 tabIndex={-1}>{t('claims.own.title')}</h1>
      {contested.map((one) => (
        <ContestedCard key={one.id} claim={one} />
      ))}
      {claims.length === 0 ? (
        <EmptyList
          title={t('claims.own.none')}
          subtitle={t('claims.own.none.text')}
          actions={start === undefined ? [] : [{ label: t('claims.own.start'), href: start }]}
        />
      ) : (
        <>
          <ul className={css['list']}>
            {claims.map(({ id, facility, state }) => (
              <Card key={id} as="li" stretched>
                <h2 className={css['name']}>
                  <a href={href('claim_facility', { id: facility.id })}>{facility.name || t('claims.own.gone')}</a>
                </h2>
                <p className={css['about']}>{facility.city}</p>
                <StateBadge state={state} />
              </Card>
            ))}
          </ul>
          <p>
            <LinkButton href={start}>{t('claims.own.start')}</LinkButton>
          </p>
        </>
      )}
    </>
  )
}
