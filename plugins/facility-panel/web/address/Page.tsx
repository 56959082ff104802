import { useRef, useState } from 'react'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import type { Point } from '#core/kernel/distance.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { placesApi } from '#plugins/places/contract/api.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import type { NestedValues } from '#web/app-kit/forms/form-values.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { legalTypes } from '../../contract/choices.ts'
import { reviewHours, textLimits } from '../../contract/limits.ts'
import type { PanelView } from '../../contract/panel-view.ts'
import { PanelCard, PanelPage } from '../components/PanelPage.tsx'
import css from '../components/panel.module.css'
import { usePanel } from '../components/use-panel.ts'
import { useSectionForm } from '../components/use-section-form.ts'
import { convert, numberOf, orNull, textOf } from '../components/values.ts'
import { PinMap } from './PinMap.tsx'

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
    <PanelPage title={t('facility-panel.panel.address.title')} lead={t('facility-panel.panel.address.lead', { hours: reviewHours })}>
      <PanelCard>
        <AddressForm key={withdrawals} />
      </PanelCard>
    </PanelPage>
  )
}

/** Fields of the page in their order. */
const addressNames = [
  'name',
  'facility_type',
  'legal_type',
  'street',
  'building_number',
  'apartment_number',
  'post_code',
  'city',
  'district',
  'voivodeship',
  'county',
  'latitude',
  'longitude',
] as const

/** Values of the fields, with changes that wait. */
const addressValues = ({ sections }: PanelView): NestedValues =>
  Object.fromEntries(addressNames.map((name) => [name, textOf(sections.address.values[name])]))

/** Converts changed fields: coordinates to numbers. */
const addressInput = (changed: NestedValues) => convert(changed, { latitude: numberOf, longitude: numberOf, legal_type: orNull })

const pointOf = (latitude: unknown, longitude: unknown): Point | null => {
  const north = numberOf(latitude)
  const east = numberOf(longitude)
  return north === null || east === null || Number.isNaN(north) || Number.isNaN(east) ? null : { latitude: north, longitude: east }
}

/** The pin: found by the address on demand, dragged or moved by keys on the map, or typed as coordinates. */
const PinFields = ({ library }: Pick<ApiFormHandle, 'library'>) => {
  const t = useT()
  const box = useRef<HTMLFieldSetElement>(null)
  const [state, setState] = useState<'idle' | 'searching' | 'none' | 'found'>('idle')
  const { setValue, watch, getValues } = library
  const point = pointOf(watch('latitude'), watch('longitude'))
  const place = ({ latitude, longitude }: Point) => {
    setValue('latitude', String(latitude))
    setValue('longitude', String(longitude))
    // The form looks for unsaved changes when something was typed.
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const search = async () => {
    setState('searching')
    const { street, building_number, post_code, city } = getValues()
    const q = [
      [street, building_number],
      [post_code, city],
    ]
      .map((parts) => parts.filter(Boolean).join(' '))
      .filter(Boolean)
      .join(', ')
    const found = await fetchAnswer(placesApi.geocode, { q }).catch(() => [])
    const [best] = found.filter(({ precision }) => precision !== 'locality')
    if (best) place(best)
    setState(best ? 'found' : 'none')
  }
  return (
    <fieldset ref={box} className={css['group']} id="address-pin">
      <legend>{t('facility-panel.panel.pin.title')}</legend>
      <p className={css['hint']}>{t('facility-panel.panel.pin.hint')}</p>
      <PinMap point={point} onMove={place} />
      <div className={css['rowTop']}>
        <Button small onClick={search} aria-disabled={state === 'searching'}>
          {t('facility-panel.panel.pin.find')}
        </Button>
      </div>
      <p role="status" className={state === 'none' ? css['warning'] : css['hint']}>
        {state === 'none' ? t('facility-panel.panel.pin.none') : state === 'found' ? t('facility-panel.panel.pin.found') : ''}
      </p>
      <div className={css['pair']}>
        <Field name="latitude" label={t('facility-panel.panel.field.latitude')} inputMode="decimal" autoComplete="off" max={12} optional />
        <Field
          name="longitude"
          label={t('facility-panel.panel.field.longitude')}
          inputMode="decimal"
          autoComplete="off"
          max={12}
          optional
        />
      </div>
    </fieldset>
  )
}
