import { type FormEvent, useState } from 'react'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { voivodeshipKey, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { claimsApi } from '../../contract/api.ts'
import { reviewHours } from '../../contract/limits.ts'
import css from '../app.module.css'

/** Page that finds the facility to be claimed, or takes in one that is not in the directory. */
export const Page = () => {
  const t = useT()
  const [wanted, setWanted] = useState<{ readonly name: string; readonly city: string } | null>(null)
  const [adding, setAdding] = useState(false)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name') ?? '').trim()
    const city = String(form.get('city') ?? '').trim()
    if (name !== '' && city !== '') setWanted({ name, city })
  }
  return (
    <div className={css['find']}>
      <h1 tabIndex={-1}>{t('claims.find.title')}</h1>
      <p className={css['quiet']}>{t('claims.find.lead')}</p>
      <form className={css['form']} onSubmit={onSubmit}>
        <label className={css['field']}>
          {t('claims.find.facility')}
          <input name="name" required maxLength={200} autoComplete="organization" />
        </label>
        <label className={css['field']}>
          {t('claims.find.city')}
          <input name="city" required maxLength={80} autoComplete="address-level2" />
        </label>
        <div>
          <Button type="submit" look={adding ? 'outline' : 'main'}>
            {t('claims.find.search')}
          </Button>
        </div>
      </form>
      {wanted && (
        <QueryBoundary key={`${wanted.name} ${wanted.city}`}>
          <SimilarList {...wanted} />
        </QueryBoundary>
      )}
      {wanted && !adding && (
        <div>
          <Button onClick={() => setAdding(true)}>{t('claims.find.new')}</Button>
        </div>
      )}
      {adding && <NewFacilityForm {...(wanted ?? { name: '', city: '' })} />}
    </div>
  )
}

/** Facilities of a town with a similar name, each a link to its wizard. */
const SimilarList = ({ name, city }: { readonly name: string; readonly city: string }) => {
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

interface NewFacilityProps {
  readonly name: string
  readonly city: string
}

/** Form of a facility that is not in the directory; support checks it first. */
const NewFacilityForm = ({ name, city }: NewFacilityProps) => {
  const t = useT()
  const href = useHref()
  const form = useApiForm(claimsApi.proposeFacility, {
    id: 'nowa-placowka',
    input: { name, city },
    record: { values: { name, city } },
    invalidates: [claimsApi.listClaims],
    toast: false,
    onSaved: async () => {
      await showToast({ kind: 'success', text: t('claims.find.sent') })
      await goTo(href('user_claims') ?? '/')
    },
  })
  const data = (key: PartOf<'claims.wizard.data'>) => t(messageKey('claims.wizard.data', key))
  const labels = {
    name: t('claims.find.facility'),
    type: t('claims.find.type'),
    voivodeship: t('claims.find.voivodeship'),
    city: t('claims.find.city'),
    street: data('street'),
    building_number: data('building_number'),
    post_code: data('post_code'),
    phone: data('phone'),
  }
  return (
    <section className={css['new']} aria-labelledby="nowa">
      <h2 id="nowa">{t('claims.find.new.title')}</h2>
      <p className={css['quiet']}>{t('claims.find.new.lead', { hours: reviewHours })}</p>
      <ApiForm of={form} labels={labels}>
        <Field name="name" label={labels.name} autoComplete="organization" max={200} />
        <Select
          name="type"
          label={labels.type}
          none=""
          options={facilityTypes.map((value) => ({ value, label: t(messageKey('tags.specialization', value)) }))}
        />
        <Select
          name="voivodeship"
          label={labels.voivodeship}
          none=""
          options={voivodeshipSlugs.map((value) => ({ value, label: t(voivodeshipKey(value)) }))}
        />
        <Field name="city" label={labels.city} autoComplete="address-level2" max={80} />
        <Field name="street" label={labels.street} autoComplete="off" max={120} optional />
        <Field name="building_number" label={labels.building_number} autoComplete="off" max={20} optional />
        <Field name="post_code" label={labels.post_code} autoComplete="postal-code" max={6} optional />
        <Field name="phone" type="tel" label={labels.phone} autoComplete="off" max={30} optional />
        <SubmitRow send={t('claims.find.send')} />
      </ApiForm>
    </section>
  )
}
