import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useUserId } from '#web/app-kit/page/use-user-id.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import type { ReviewRow } from '../../contract/desk-apis.ts'
import css from '../parts/desk.module.css'
import shadow from './shadow.module.css'

interface QueueItemProps {
  readonly item: ReviewRow
  readonly href: string
  readonly current: boolean
  /** Name of its kind. */
  readonly kind: string
}

/** Item of the queue: its title and kind, when it is due, and who works on it. */
export const QueueItem = ({ item: { title, due_at, overdue, state, priority, locked_by }, href, current, kind }: QueueItemProps) => {
  const t = useT()
  const language = useLanguage()
  const me = useUserId()
  return (
    <li className={current ? `${css['row']} ${shadow['current']}` : css['row']}>
      <div>
        <a className={css['name']} href={href} aria-current={current || undefined}>
          {title}
        </a>
        <p className={css['quiet']}>{kind}</p>
        <p className={overdue ? shadow['overdue'] : css['quiet']}>
          {t(overdue ? 'support.shadow.overdue' : 'support.shadow.due')} <time dateTime={due_at}>{factMoment(due_at, language)}</time>
        </p>
      </div>
      <span className={css['badges']}>
        {priority !== 'normal' && <Badge tone="bad">{t(messageKey('support.shadow.priority', priority))}</Badge>}
        {state !== 'waiting' && <Badge tone={state === 'accepted' ? 'good' : 'bad'}>{t(messageKey('support.shadow.state', state))}</Badge>}
        {locked_by !== null && locked_by.id !== me && <Badge tone="warn">{t('support.shadow.locked', { name: locked_by.name })}</Badge>}
      </span>
    </li>
  )
}
