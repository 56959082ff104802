import { useState } from 'react'
import { clockTime, weekdayDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { visitsApi } from '../../contract/api.ts'
import { visitLimits } from '../../contract/limits.ts'
import type { BookingView, TimeView } from '../../contract/visit.ts'
import css from './panel.module.css'
import { changed } from './use-visits.ts'

/** One time: when, how many come, and each family with its contact. */
export const TimeRow = ({ time, canWrite }: { readonly time: TimeView; readonly canWrite: boolean }) => {
  const t = useT()
  const language = useLanguage()
  const [isEnding, setEnding] = useState(false)
  const { id, kind, starts_at, ends_at, places, taken, note, bookings } = time
  const when = `${weekdayDay(starts_at, language)}, ${clockTime(starts_at, language)}–${clockTime(ends_at, language)}`
  return (
    <li className={css['row']}>
      <div className={css['rowTop']}>
        <div>
          <p className={css['name']}>{when}</p>
          <p className={css['quiet']}>
            {t(messageKey('visits.kind', kind))}, {t('visits.panel.taken', { taken, count: places })}
          </p>
          {note !== null && <p className={css['quiet']}>{note}</p>}
        </div>
        {canWrite && (
          <Button
            small
            look="quiet"
            aria-expanded={isEnding}
            aria-label={t('visits.panel.cancel.of', { when })}
            onClick={() => setEnding(!isEnding)}
          >
            {t('visits.panel.cancel')}
          </Button>
        )}
      </div>
      {isEnding && <EndForm api={visitsApi.cancelTime} id={id} families={bookings.length} />}
      {bookings.length > 0 && (
        <ul className={css['bookings']}>
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} canWrite={canWrite} />
          ))}
        </ul>
      )}
    </li>
  )
}

const BookingRow = ({ booking, canWrite }: { readonly booking: BookingView; readonly canWrite: boolean }) => {
  const t = useT()
  const [isEnding, setEnding] = useState(false)
  const { id, name, email, phone, message, status } = booking
  return (
    <li className={css['booking']}>
      <div className={css['rowTop']}>
        <p>
          <strong>{name}</strong> {status === 'unconfirmed' && <span className={css['quiet']}>{t('visits.panel.unconfirmed')}</span>}
          <br />
          <a href={`mailto:${email}`}>{email}</a>
          {phone !== null && (
            <>
              , <a href={`tel:${phone}`}>{groupedPhone(phone)}</a>
            </>
          )}
        </p>
        {canWrite && (
          <Button
            small
            look="quiet"
            aria-expanded={isEnding}
            aria-label={t('visits.panel.refuse.of', { name })}
            onClick={() => setEnding(!isEnding)}
          >
            {t('visits.panel.refuse')}
          </Button>
        )}
      </div>
      {message !== null && <p className={css['message']}>{message}</p>}
      {isEnding && <EndForm api={visitsApi.cancelBooking} id={id} families={1} />}
    </li>
  )
}

interface EndProps {
  readonly api: typeof visitsApi.cancelTime | typeof visitsApi.cancelBooking
  readonly id: string
  /** Families that are told. */
  readonly families: number
}

/** Form that ends a time or a booking, with what the families are told. */
const EndForm = ({ api, id, families }: EndProps) => {
  const t = useT()
  const form = useApiForm(api as typeof visitsApi.cancelTime, { id: `visit-end-${id}`, input: { id }, invalidates: changed, toast: true })
  const label = t('visits.panel.reason')
  return (
    <ApiForm of={form} labels={{ reason: label }}>
      {families > 0 && (
        <>
          <p className={css['quiet']}>{t('visits.panel.told', { count: families })}</p>
          <TextArea name="reason" label={label} max={visitLimits.reason} rows={2} optional />
        </>
      )}
      <SubmitRow danger send={t('visits.panel.cancel.send')} />
    </ApiForm>
  )
}
