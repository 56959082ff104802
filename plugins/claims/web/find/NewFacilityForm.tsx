import { facilityTypes } from '#core/facilities/facility-type.ts'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { voivodeshipKey, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
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
      <p className={css['quiet']}>{t('claims.find.new.lead')}</p>
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
