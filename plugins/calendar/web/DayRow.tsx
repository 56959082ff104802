import { nextDays } from '#core/kernel/dates.ts'
import { type TagView, tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { DayPicture } from './drawings/DayPicture.tsx'
import css from './rows.module.css'

interface DayRowProps {
  /** Tag of the day, with its dates where it has some. */
  readonly of: TagView & { readonly from?: string; readonly to?: string }
  /** Number of its posts; left out where it is not given. */
  readonly posts?: number
  /** Position relative to the day of the page. */
  readonly label?: string
  readonly state?: 'over' | 'now' | 'next' | 'later' | 'highlight'
}

/** Day of the calendar: drawing, name, dates, and how many posts it has. */
export const DayRow = ({ of: tag, posts, label, state = 'later' }: DayRowProps) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { from, to, param } = tag
  return (
    <li className={`${css['row']} ${css[state] ?? ''}`}>
      <DayPicture of={tag} />
      <div>
        {label !== undefined && <small>{label}</small>}
        <a href={href('calendar_day', { param })}>{tagName(tag, t, language)}</a>
        <p>
          {from !== undefined && to !== undefined && <time dateTime={from}>{nextDays(from, to, language)}</time>}
          {posts !== undefined && <span>{posts === 0 ? t('calendar.posts.none') : t('calendar.posts', { count: posts })}</span>}
        </p>
      </div>
    </li>
  )
}
