import { useRef, useState } from 'react'
import type { Point } from '#core/kernel/distance.ts'
import { placesApi } from '#plugins/places/contract/api.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from '../parts/panel.module.css'
import { numberOf } from '../parts/values.ts'
import { PinMap } from './PinMap.tsx'

const pointOf = (latitude: unknown, longitude: unknown): Point | null => {
  const north = numberOf(latitude)
  const east = numberOf(longitude)
  return north === null || east === null || Number.isNaN(north) || Number.isNaN(east) ? null : { latitude: north, longitude: east }
}

/** The pin: found by the address on demand, dragged or moved by keys on the map, or typed as coordinates. */
export const PinFields = ({ library }: Pick<ApiFormHandle, 'library'>) => {
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
