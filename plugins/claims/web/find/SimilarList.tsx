import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Card } from '#web/ui/primitives/Card.tsx'
import { claimsApi } from '../../contract/api.ts'
import css from './find.module.css'

/** Facilities of a town with a similar name, each a link to its wizard. */
export const SimilarList = ({ name, city }: { readonly name: string; readonly city: string }) => {
  const t = useT()
  const href = useHref()
  const { facilities } = useQuery(claimsApi.findSimilar, { name, city }).data
  if (facilities.length === 0) return <p role="status">{t('claims.find.nothing')}</p>
  return (
    <section aria-labelledby="podobne" className={css['similar']}>
      <h2 id="podobne" className={css['small']}>
        {t('claims.find.results')}
      </h2>
      <ul className={css['list']}>
        {facilities.map((facility) => (
          <Card key={facility.id} as="li" stretched>
            <h3 className={css['small']}>
              <a href={href('claim_facility', { id: facility.id })}>{facility.name}</a>
            </h3>
            <p className={css['quiet']}>{[facility.street, facility.city].filter(Boolean).join(', ')}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
