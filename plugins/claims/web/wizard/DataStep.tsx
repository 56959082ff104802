import { useRef } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { claimsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import type { StepProps } from './types.ts'

const fields = [
  { name: 'name', type: 'text', max: 200, autoComplete: 'organization' },
  { name: 'street', type: 'text', max: 120, autoComplete: 'off' },
  { name: 'building_number', type: 'text', max: 20, autoComplete: 'off' },
  { name: 'post_code', type: 'text', max: 6, autoComplete: 'off' },
  { name: 'phone', type: 'tel', max: 30, autoComplete: 'off' },
  { name: 'email', type: 'email', max: 254, autoComplete: 'off' },
  { name: 'website', type: 'url', max: 2000, autoComplete: 'off' },
] as const

/** Step that shows what the register states; only what is wrong is filled in. */
export const DataStep = ({ claim, onDone }: StepProps) => {
  const t = useT()
  const part = useRef<HTMLDivElement>(null)
  /** Reads the filled fields; the form itself would send empty texts too. */
  const corrections = () => {
    const form = part.current?.closest('form')
    const typed = fields.map(({ name }) => [name, String((form && new FormData(form).get(`verified_data.${name}`)) ?? '').trim()] as const)
    return Object.fromEntries(typed.filter(([, text]) => text !== ''))
  }
  const form = useApiForm(claimsApi.changeClaim, {
    id: 'dane-placowki',
    input: { id: claim.id },
    unsent: ['verified_data'],
    prepare: async () => ({ verified_data: corrections() }),
    invalidates: [claimsApi.listClaims],
    onSaved: onDone,
    toast: false,
  })
  const labels = Object.fromEntries(fields.map(({ name }) => [`verified_data.${name}`, t(messageKey('claims.wizard.data', name))]))
  return (
    <ApiForm of={form} labels={labels}>
      <p className={css['wizardQuiet']}>{t('claims.wizard.data.lead')}</p>
      <div ref={part} className={css['fields']}>
        {fields.map(({ name, ...field }) => {
          const value = claim.verified_data?.[name] ?? claim.facility[name]
          return (
            <Field
              key={name}
              {...field}
              name={`verified_data.${name}`}
              label={t(messageKey('claims.wizard.data', name))}
              hint={value ? t('claims.wizard.data.now', { value }) : t('claims.wizard.data.none')}
              optional
            />
          )
        })}
      </div>
      <SubmitRow send={t('claims.wizard.data.save')} />
    </ApiForm>
  )
}
