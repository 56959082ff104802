import { Archive, CalendarClock, CircleCheck, Hourglass, type LucideIcon, PencilLine, UserCog } from 'lucide-react'
import { textMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import type { NewsHead } from '../../contract/publication.ts'
import type { NewsStatus } from '../../contract/terms.ts'
import css from '../app.module.css'
import { readerIcons, readersKey } from '../areas/readers.ts'

const badges: Readonly<Record<NewsStatus, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  draft: { tone: 'plain', icon: PencilLine },
  pending: { tone: 'warn', icon: Hourglass },
  scheduled: { tone: 'warn', icon: CalendarClock },
  published: { tone: 'good', icon: CircleCheck },
  archived: { tone: 'plain', icon: Archive },
}

/** Status of a post with its moment, and who reads it. */
export const StatusBadges = ({ of }: { readonly of: NewsHead }) => {
  const t = useT()
  const language = useLanguage()
  const { section, status, visibility, group_ids, moderator_only, hidden, publish_at, published_at } = of
  const moment = status === 'scheduled' ? publish_at : published_at
  return (
    <p className={css['badges']}>
      <Badge {...badges[status]}>
        {t(messageKey('publications.status', status), { moment: moment === null ? '' : textMoment(moment, language) })}
      </Badge>
      {section !== 'blog' && (
        <Badge tone={visibility === 'public' ? 'info' : 'plain'} icon={readerIcons[visibility]}>
          {t(readersKey(section, visibility))}
        </Badge>
      )}
      {group_ids.length > 0 && (
        <Badge tone="plain" icon={readerIcons[visibility]}>
          {t('publications.panel.groups', { count: group_ids.length })}
        </Badge>
      )}
      {hidden && <Badge tone="bad">{t('publications.panel.hidden')}</Badge>}
      {moderator_only && (
        <Badge tone="plain" icon={UserCog}>
          {t('publications.panel.moderators')}
        </Badge>
      )}
    </p>
  )
}
