import { useState } from 'react'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { legalTypes } from '../../contract/choices.ts'
import { textLimits } from '../../contract/limits.ts'
import { PanelCard, PanelPage } from '../parts/PanelPage.tsx'
import css from '../parts/panel.module.css'
import { usePanel } from '../parts/use-panel.ts'
import { useSectionForm } from '../parts/use-section-form.ts'
import { addressInput, addressNames, addressValues } from './address-values.ts'
import { PinFields } from './PinFields.tsx'

/** Form of name, kind and address with the pin. */
const AddressForm = () => {
  const t = useT()
  const form = useSectionForm('address', {
    toValues: addressValues,
    toInput: addressInput,
    toast: false,
    onSaved: async () => {
      await showToast({ kind: 'success', text: t('facility-panel.panel.address.saved') })
    },
  })
  const labels = Object.fromEntries(addressNames.map((name) => [name, t(messageKey('facility-panel.panel.field', name))])) as Readonly<
    Record<string, string>
  >
  const label = (name: (typeof addressNames)[number]) => labels[name] ?? name
  const types = facilityTypes.map((value) => ({ value, label: t(messageKey('tags.specialization', value)) }))
  const legal = legalTypes.map((value) => ({ value, label: t(messageKey('facility-panel.panel.legal', value)) }))
  const voivodeships = voivodeshipSlugs.map((value) => ({ value, label: t(voivodeshipKey(value)) }))
  const { line } = textLimits
  return (
    <ApiForm of={form} labels={labels}>
      <Field name="name" label={label('name')} autoComplete="off" max={textLimits.name} />
      <div className={css['pair']}>
        <Select name="facility_type" label={label('facility_type')} options={types} />
        <Select name="legal_type" label={label('legal_type')} options={legal} none={t('facility-panel.panel.legal.none')} optional />
      </div>
      <div className={css['pair']}>
        <Field
          name="street"
          label={label('street')}
          hint={t('facility-panel.panel.address.street')}
          autoComplete="off"
          max={line}
          optional
        />
        <Field name="building_number" label={label('building_number')} autoComplete="off" max={20} optional />
        <Field name="apartment_number" label={label('apartment_number')} autoComplete="off" max={20} optional />
      </div>
      <div className={css['pair']}>
        <Field name="post_code" label={label('post_code')} autoComplete="off" max={6} optional />
        <Field name="city" label={label('city')} autoComplete="off" max={line} />
        <Field name="district" label={label('district')} autoComplete="off" max={line} optional />
      </div>
      <div className={css['pair']}>
        <Select name="voivodeship" label={label('voivodeship')} options={voivodeships} />
        <Field name="county" label={label('county')} autoComplete="off" max={line} />
      </div>
      <PinFields library={form.library} />
      <SubmitRow send={t('facility-panel.panel.save')} />
    </ApiForm>
  )
}

/** Returns a number that rises when changes were withdrawn, after which the form begins with what parents see again. */
const useWithdrawals = () => {
  const waiting = usePanel().shadow?.id ?? null
  const [{ last, times }, set] = useState({ last: waiting, times: 0 })
  if (waiting !== last) set({ last: waiting, times: waiting === null ? times + 1 : times })
  return times
}

/** Page of name, kind and address; its changes wait for support. */
export const Page = () => {
  const t = useT()
  const withdrawals = useWithdrawals()
  return (
    <PanelPage title={t('facility-panel.panel.address.title')} lead={t('facility-panel.panel.address.lead')}>
      <PanelCard>
        <AddressForm key={withdrawals} />
      </PanelCard>
    </PanelPage>
  )
}
