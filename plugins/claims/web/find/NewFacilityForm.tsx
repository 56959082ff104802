import { facilityTypes } from '#core/facilities/facility-type.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useHref } from '#web/runtime/page.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { claimsApi } from '../../contract/api.ts'
import css from './find.module.css'

interface NewFacilityProps {
  readonly name: string
  readonly city: string
}

/** Form of a facility that is not in the directory; support checks it first. */
export const NewFacilityForm = ({ name, city }: NewFacilityProps) => {
  const { t } = useTranslation('claims.find')
  const href = useHref()
  const form = useApiForm(claimsApi.proposeFacility, {
    id: 'nowa-placowka',
    input: { name, city },
    record: { values: { name, city } },
    invalidates: [claimsApi.listClaims],
    toast: false,
    onSaved: async () => {
      await showToast({ kind: 'success', text: t('sent') })
      await goTo(href('user_claims') ?? '/')
    },
  })
  const data = (key: string) => t(`claims.wizard.data.${key}`)
  const labels = {
    name: t('facility'),
    type: t('type'),
    voivodeship: t('voivodeship'),
    city: t('city'),
    street: data('street'),
    building_number: data('building_number'),
    post_code: data('post_code'),
    phone: data('phone'),
  }
  return (
    <section className={css['new']} aria-labelledby="nowa">
      <h2 id="nowa">{t('new.title')}</h2>
      <p className={css['quiet']}>{t('new.lead')}</p>
      <ApiForm of={form} labels={labels}>
        <Field name="name" label={labels.name} autoComplete="organization" max={200} />
        <Select
          name="type"
          label={labels.type}
          none=""
          options={facilityTypes.map((value) => ({ value, label: t(`tags.specialization.${value}`) }))}
        />
        <Select
          name="voivodeship"
          label={labels.voivodeship}
          none=""
          options={voivodeshipSlugs.map((value) => ({ value, label: t(`places.voivodeship.${value}`) }))}
        />
        <Field name="city" label={labels.city} autoComplete="address-level2" max={80} />
        <Field name="street" label={labels.street} autoComplete="off" max={120} optional />
        <Field name="building_number" label={labels.building_number} autoComplete="off" max={20} optional />
        <Field name="post_code" label={labels.post_code} autoComplete="postal-code" max={6} optional />
        <Field name="phone" type="tel" label={labels.phone} autoComplete="off" max={30} optional />
        <SubmitRow send={t('send')} />
      </ApiForm>
    </section>
  )
}
