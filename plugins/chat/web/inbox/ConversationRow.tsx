import { clockTime, factDay, tightDay } from '#core/kernel/dates.ts'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { ConversationView } from '../../contract/inbox.ts'
import { groupsText, iconOf, isRoom, mutedIcon, titleOf } from './conversation-names.ts'
import css from './inbox.module.css'

interface ConversationRowProps {
  readonly of: ConversationView
  /** Facility in whose panel the list is; `null` in the user's own inbox. */
  readonly facilityId: string | null
  readonly isOpen: boolean
  /** The list is filtered, and stays so. */
  readonly isUnread: boolean
}

/** Conversation in an inbox: whom it is with, about what, the beginning of the last message, and what is new. */
export const ConversationRow = ({ of: conversation, facilityId, isOpen, isUnread }: ConversationRowProps) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { kind, id, facility, excerpt, last_by, last_own, last_message_at, new_messages, closed, muted } = conversation
  const inPanel = facilityId !== null
  // Parents are told apart by their initials.
  const initial = conversation.parent?.trim()[0]?.toLocaleUpperCase()
  const own = last_own || (!isRoom(kind) && last_by === (inPanel ? 'facility' : 'parent'))
  // A question has its own page.
  const [name, page] = isRoom(kind) ? ['room', 'message'] : [kind, kind]
  const address = inPanel ? href(`facility_${page}`, { [name]: id, facility: facilityId }) : href(`user_${page}`, { [name]: id })
  const isToday = factDay(last_message_at, 'pl') === factDay(new Date().toISOString(), 'pl')
  return (
    <li className={css['row']} data-new={new_messages > 0 || undefined}>
      <span className={css['face']} data-kind={kind} aria-hidden="true">
        {kind === 'parent' && initial !== undefined ? initial : <Icon of={iconOf(kind)} look={css['kind']} />}
      </span>
      <div className={css['what']}>
        <div className={css['top']}>
          <a
            href={address && `${address}${isUnread ? '?unread=true' : ''}`}
            className={css['name']}
            data-whole={conversation.children.length > 0 || undefined}
            aria-current={isOpen ? 'page' : undefined}
          >
            {titleOf(conversation, inPanel, t)}
          </a>
          {/* The day may change between server and browser. */}
          <time className={css['time']} dateTime={last_message_at} suppressHydrationWarning>
            {isToday ? clockTime(last_message_at, language) : tightDay(last_message_at, language)}
          </time>
        </div>
        <p className={css['kindLine']}>
          {aboutOf(conversation, inPanel, t)}
          {!inPanel && isRoom(kind) && `, ${facility.city}`}
        </p>
        <div className={css['bottom']}>
          <p className={css['excerpt']}>
            {own && <span className={css['quiet']}>{t('chat.room.you')}: </span>}
            {excerpt || <i>{t('chat.inbox.no-text')}</i>}
          </p>
          {closed && <span className={css['closed']}>{t('chat.inbox.closed')}</span>}
          {muted && <Icon of={mutedIcon} label={t('chat.inbox.muted')} look={css['muted']} />}
          {new_messages > 0 && (
            <span className={css['count']} data-muted={muted || undefined}>
              <span aria-hidden="true">{new_messages > 99 ? '99+' : new_messages}</span>
              <span className={hidden['hidden']}>{t('chat.inbox.new', { count: new_messages })}</span>
            </span>
          )}
        </div>
      </div>
    </li>
  )
}

const aboutOf = ({ kind, label, visibility, groups }: ConversationView, inPanel: boolean, t: ReturnType<typeof useT>): string => {
  if (label !== null) return t('chat.inbox.question', { about: t(asMessageKey(label)) })
  const side = inPanel ? 'facility' : 'parent'
  if (groups.length > 0) return t(messageKey('chat.inbox.announcements.group', side), { groups: groupsText(groups, t) })
  return kind === 'announcements' || kind === 'staff'
    ? t(messageKey('chat.inbox', kind, side))
    : t(messageKey('chat.inbox.parent', visibility ?? 'staff', side))
}
