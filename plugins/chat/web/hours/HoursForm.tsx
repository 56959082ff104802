import { type FormEvent, useState } from 'react'
import { minutesOfTime, timeOfDay } from '#core/kernel/time-of-day.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { chatApi } from '../../contract/api.ts'
import type { ChatHours } from '../../contract/room.ts'
import css from './hours.module.css'
import { weekdayName } from './hours-text.ts'

interface HoursFormProps {
  readonly facilityId: string
  readonly hours: ChatHours
}

/** Form of the days and times in which a facility answers messages. */
export const HoursForm = ({ facilityId, hours }: HoursFormProps) => {
  const t = useT()
  const language = useLanguage()
  const [isWrong, setWrong] = useState(false)
  const save = useMutation(chatApi.setHours, { invalidates: [chatApi.showHours], toast: t('chat.hours.saved') })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const opens = minutesOfTime(String(fields.get('opens')))
    const closes = minutesOfTime(String(fields.get('closes')))
    setWrong(opens >= closes)
    if (opens < closes) save.mutate({ facility_id: facilityId, days: fields.getAll('days').map(Number), opens, closes })
  }
  return (
    <form className={css['form']} onSubmit={onSubmit}>
      <fieldset className={css['days']}>
        <legend>{t('chat.hours.days')}</legend>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <label key={day} className={css['day']}>
            <input type="checkbox" name="days" value={day} defaultChecked={hours.days.includes(day)} />
            {weekdayName(day, language)}
          </label>
        ))}
      </fieldset>
      <div className={css['times']}>
        {(['opens', 'closes'] as const).map((name) => (
          <label key={name} className={css['time']}>
            {t(name === 'opens' ? 'chat.hours.opens' : 'chat.hours.closes')}
            <input
              type="time"
              name={name}
              required
              defaultValue={timeOfDay(hours[name])}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? 'godziny-blad' : undefined}
            />
          </label>
        ))}
      </div>
      {isWrong && (
        <p id="godziny-blad" role="alert" className={css['wrong']}>
          {t('chat.hours.wrong')}
        </p>
      )}
      <p>
        <Button type="submit" look="main" aria-disabled={save.isPending}>
          {t('chat.hours.save')}
        </Button>
      </p>
    </form>
  )
}
