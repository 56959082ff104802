import { useEffect, useRef, useState } from 'react'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FormStatus } from '#web/ui/fields/form-context.ts'
import forms from '#web/ui/fields/forms.module.css'
import css from '../app.module.css'

interface Props {
  readonly tags: readonly { readonly param: string; readonly display: string }[]
  /** Most amenities of the package; `null`: without limit. */
  readonly max: number | null
  readonly register: FormStatus['register']
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').toLowerCase()

/** Checkboxes of all amenities, with a field that narrows them; chosen ones always stay in view. */
export const AmenityFields = ({ tags, max, register }: Props) => {
  const t = useT()
  const box = useRef<HTMLFieldSetElement>(null)
  const [typed, type] = useState('')
  const [chosen, choose] = useState<readonly string[]>([])
  const read = () => choose([...(box.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(({ value }) => value))
  // The chosen ones are known to the form library alone.
  useEffect(read, [])
  const isShown = ({ param, display }: Props['tags'][number]) =>
    typed === '' || chosen.includes(param) || plain(t(asMessageKey(display))).includes(plain(typed))
  const shown = tags.filter(isShown).length
  const full = max !== null && chosen.length > max
  return (
    <>
      <div className={forms['field']}>
        <label htmlFor="features-features">{t('facility-panel.panel.amenities.search')}</label>
        <input
          id="features-features"
          className={forms['line']}
          type="search"
          value={typed}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <p role="status" className={full ? css['full'] : css['count']}>
        {max === null
          ? t('facility-panel.panel.amenities.chosen', { count: chosen.length })
          : t('facility-panel.panel.amenities.chosen-of', { count: chosen.length, max })}
        {full && ` ${t('facility-panel.panel.amenities.too-many')}`}
        {shown === 0 && ` ${t('facility-panel.panel.amenities.none')}`}
      </p>
      <fieldset ref={box} className={forms['choice']} onChange={read}>
        <legend>{t('facility-panel.panel.field.features')}</legend>
        <div className={forms['pills']}>
          {tags.map((tag) => (
            // Left out by style alone: a hidden field would not be sent.
            <label key={tag.param} className={`${forms['pill']} ${isShown(tag) ? '' : css['out']}`}>
              <input {...(register?.('features') ?? { name: 'features' })} type="checkbox" value={tag.param} />
              {t(asMessageKey(tag.display))}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
