import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import css from '../parts/panel.module.css'

const days = [
  { key: 'weekdays', open: 'open_at', close: 'close_at', isOpen: null },
  { key: 'saturday', open: 'saturday_open_at', close: 'saturday_close_at', isOpen: 'is_open_saturday' },
  { key: 'sunday', open: 'sunday_open_at', close: 'sunday_close_at', isOpen: 'is_open_sunday' },
] as const

/** Opening hours: Monday to Friday, Saturday, Sunday. */
export const HoursFields = () => {
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
