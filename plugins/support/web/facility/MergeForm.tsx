import { useState } from 'react'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import filters from '#web/app-kit/lists/filters.module.css'
import { ReasonButton } from '#web/app-kit/ReasonButton.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { supportApi } from '../../contract/api.ts'
import css from '../app.module.css'
import type { Facility } from './facility.ts'

/** Facilities that match the text, each with a button that merges it into this one. */
const Candidates = ({ q, survivor }: { readonly q: string; readonly survivor: Facility }) => {
  const t = useT()
  const { data } = useQuery(supportApi.listFacilities, { q, 'filter[state][eq]': 'active,inactive', limit: '10' })
  const merge = useMutation(supportApi.mergeFacilities, {
    invalidates: [supportApi.showFacility, supportApi.listFacilities],
    toast: t('support.merge.done'),
  })
  const others = data.items.filter(({ id }) => id !== survivor.id)
  if (others.length === 0) return <p className={css['quiet']}>{t('support.facilities.none')}</p>
  return (
    <ul className={css['rows']}>
      {others.map(({ id, name, city, numbers }) => (
        <li key={id} className={css['row']}>
          <div>
            <strong>{name}</strong>
            <p className={css['quiet']}>
              {city} · {numbers.join(', ')}
            </p>
          </div>
          <span />
          <ReasonButton
            small
            title={t('support.merge.title')}
            text={t('support.merge.text', { merged: name, survivor: survivor.name })}
            accept={t('support.merge')}
            onConfirm={(reason) => merge.mutate({ survivor_id: survivor.id, merged_id: id, reason })}
          >
            {t('support.merge')}
          </ReasonButton>
        </li>
      ))}
    </ul>
  )
}

/** Finds a duplicate of a facility and merges it into the facility. */
export const MergeForm = ({ facility }: { readonly facility: Facility }) => {
  const t = useT()
  const [q, setQ] = useState('')
  return (
    <section className={css['section']} aria-labelledby="scal">
      <h2 id="scal">{t('support.merge.heading')}</h2>
      <p className={css['quiet']}>{t('support.merge.lead')}</p>
      <search>
        <form
          className={filters['filters']}
          onSubmit={(event) => {
            event.preventDefault()
            setQ(String(new FormData(event.currentTarget).get('duplicate') ?? '').trim())
          }}
        >
          <label className={`${filters['filter']} ${filters['wide']}`}>
            {t('support.facilities.q')}
            <input className={filters['line']} type="search" name="duplicate" maxLength={200} autoComplete="off" />
          </label>
          <Button type="submit" look="second">
            {t('support.search')}
          </Button>
        </form>
      </search>
      {q !== '' && (
        <QueryBoundary>
          <Candidates q={q} survivor={facility} />
        </QueryBoundary>
      )}
    </section>
  )
}
