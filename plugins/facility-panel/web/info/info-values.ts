import { groupedPhone } from '#core/kernel/phone.ts'
import type { NestedValues } from '#web/app-kit/forms/form-values.ts'
import type { PanelView } from '../../contract/panel-view.ts'
import { convert, minutesOf, numberOf, textOf, timeText } from '../parts/values.ts'

const phone = (e164: string | null) => (e164 === null ? '' : groupedPhone(e164))

/** Values of the fields of the page. */
export const infoValues = ({ sections }: PanelView): NestedValues => {
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
export const infoInput = (changed: NestedValues) =>
  convert(changed, {
    child_count: numberOf,
    open_at: minutesOf,
    close_at: minutesOf,
    saturday_open_at: minutesOf,
    saturday_close_at: minutesOf,
    sunday_open_at: minutesOf,
    sunday_close_at: minutesOf,
  })
