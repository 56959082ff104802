import { type PageQueries, query, queryIfFound } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { claimsApi } from '../../contract/api.ts'
import { ChooseFacility } from './ChooseFacility.tsx'
import type { Claim } from './types.ts'
import { Wizard } from './Wizard.tsx'
import css from './wizard.module.css'

export const queries: PageQueries = ({ params }) => [
  query(claimsApi.listClaims),
  // One that is not in the directory has only a claim.
  queryIfFound(claimsApi.showFacility, { id: params['id'] ?? '' }),
]

/** Returns the claim that the page is about: the newest one for the facility that was not given up. */
const claimFor = (claims: readonly Claim[], facilityId: string) =>
  claims.find(({ facility, state }) => facility.id === facilityId && state !== 'withdrawn' && state !== 'expired')

/** Page of the claim wizard, by the id of the facility. */
export const Page = () => {
  const t = useT()
  const id = usePage().params['id'] ?? ''
  const claim = claimFor(useQuery(claimsApi.listClaims).data.claims, id)
  return (
    <div className={css['wizard']}>
      <h1 tabIndex={-1}>{t('claims.wizard.title')}</h1>
      {claim ? <Wizard key={claim.id} claim={claim} /> : <ChooseFacility id={id} />}
    </div>
  )
}
