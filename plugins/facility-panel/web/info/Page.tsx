import { messageKey } from '#core/kernel/message-key.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { textLimits } from '../../contract/limits.ts'
import { PanelCard, PanelPage } from '../parts/PanelPage.tsx'
import css from '../parts/panel.module.css'
import { useSectionForm } from '../parts/use-section-form.ts'
import { HoursFields } from './HoursFields.tsx'
import { infoInput, infoValues } from './info-values.ts'

const names = ['phone', 'second_phone', 'email', 'website', 'social', 'tuition', 'child_count'] as const
const hourNames = ['open_at', 'close_at', 'saturday_open_at', 'saturday_close_at', 'sunday_open_at', 'sunday_close_at'] as const

const openDays = ['is_open_saturday', 'is_open_sunday'] as const

/** Page of contact data, prices, size and opening hours. */
export const Page = () => {
  const t = useT()
  const form = useSectionForm('info', { toValues: infoValues, toInput: infoInput })
  const labels = Object.fromEntries(
    [...names, ...hourNames, ...openDays].map((name) => [name, t(messageKey('facility-panel.panel.field', name))]),
  ) as Readonly<Record<string, string>>
  const label = (name: string) => labels[name] ?? name
  return (
    <PanelPage title={t('facility-panel.panel.info.title')} lead={t('facility-panel.panel.info.lead')}>
      <PanelCard>
        <ApiForm of={form} labels={labels}>
          <div className={css['pair']}>
            <Field name="phone" type="tel" label={label('phone')} autoComplete="off" max={30} optional />
            <Field name="second_phone" type="tel" label={label('second_phone')} autoComplete="off" max={30} optional />
          </div>
          <Field name="email" type="email" label={label('email')} autoComplete="off" max={254} optional />
          <Field
            name="website"
            label={label('website')}
            hint={t('facility-panel.panel.info.website')}
            autoComplete="off"
            max={2000}
            optional
          />
          <Field
            name="social"
            label={label('social')}
            hint={t('facility-panel.panel.info.social')}
            autoComplete="off"
            max={2000}
            optional
          />
          <div className={css['pair']}>
            <Field
              name="tuition"
              label={label('tuition')}
              hint={t('facility-panel.panel.info.tuition')}
              autoComplete="off"
              max={textLimits.tuition}
              optional
            />
            <Field
              name="child_count"
              label={label('child_count')}
              hint={t('facility-panel.panel.info.child_count')}
              inputMode="numeric"
              autoComplete="off"
              max={4}
              optional
            />
          </div>
          <HoursFields />
          <SubmitRow send={t('facility-panel.panel.save')} />
        </ApiForm>
      </PanelCard>
    </PanelPage>
  )
}
