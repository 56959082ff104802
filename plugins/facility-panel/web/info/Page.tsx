import { messageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import type { NestedValues } from '#web/app-kit/forms/form-values.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { textLimits } from '../../contract/limits.ts'
import type { PanelView } from '../../contract/panel-view.ts'
import { PanelCard, PanelPage } from '../components/PanelPage.tsx'
import css from '../components/panel.module.css'
import { useSectionForm } from '../components/use-section-form.ts'
import { convert, minutesOf, numberOf, textOf, timeText } from '../components/values.ts'

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

const days = [
  { key: 'weekdays', open: 'open_at', close: 'close_at', isOpen: null },
  { key: 'saturday', open: 'saturday_open_at', close: 'saturday_close_at', isOpen: 'is_open_saturday' },
  { key: 'sunday', open: 'sunday_open_at', close: 'sunday_close_at', isOpen: 'is_open_sunday' },
] as const

/** Opening hours: Monday to Friday, Saturday, Sunday. */
const HoursFields = () => {
  const t = useT()
  return days.map(({ key, open, close, isOpen }) => (
    <fieldset key={key} className={`${css['group']} ${isOpen === null ? '' : css['maybe']}`}>
      <legend>{t(messageKey('facility-panel.panel.hours', key))}</legend>
      {isOpen !== null && (
        <Checkbox name={isOpen} optional>
          {t(messageKey('facility-panel.panel.field', isOpen))}
        </Checkbox>
      )}
      <div className={css['entry']}>
        <Field name={open} type="time" label={t('facility-panel.panel.hours.from')} autoComplete="off" max={5} optional />
        <Field name={close} type="time" label={t('facility-panel.panel.hours.until')} autoComplete="off" max={5} optional />
      </div>
    </fieldset>
  ))
}

const phone = (e164: string | null) => (e164 === null ? '' : groupedPhone(e164))

/** Values of the fields of the page. */
const infoValues = ({ sections }: PanelView): NestedValues => {
  const { values } = sections.info
  return {
    phone: phone(values.phone),
    second_phone: phone(values.second_phone),
    email: textOf(values.email),
    website: textOf(values.website),
    social: textOf(values.social),
    tuition: textOf(values.tuition),
    child_count: textOf(values.child_count),
    open_at: timeText(values.open_at),
    close_at: timeText(values.close_at),
    is_open_saturday: values.is_open_saturday,
    saturday_open_at: timeText(values.saturday_open_at),
    saturday_close_at: timeText(values.saturday_close_at),
    is_open_sunday: values.is_open_sunday,
    sunday_open_at: timeText(values.sunday_open_at),
    sunday_close_at: timeText(values.sunday_close_at),
  }
}

/** Converts changed fields: times to minutes, the number of children to a number. */
const infoInput = (changed: NestedValues) =>
  convert(changed, {
    child_count: numberOf,
    open_at: minutesOf,
    close_at: minutesOf,
    saturday_open_at: minutesOf,
    saturday_close_at: minutesOf,
    sunday_open_at: minutesOf,
    sunday_close_at: minutesOf,
  })
