import type { ShownMessage } from '#web/app-kit/conversation/message.ts'
import type { Href } from '#web/runtime/href.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import type { Thread } from './use-thread.ts'

/** Returns the messages of a thread as its list shows them: those of the user's side to the right, those of the other can be reported. */
export const shownMessages = ({ messages, side, parent, guest }: Thread, t: I18n['t'], href: Href): readonly ShownMessage[] => {
  const authorOf = ({ side: by, author }: Thread['messages'][number]) =>
    by === 'facility'
      ? [t('questions.own.facility'), author].filter(Boolean).join(' · ')
      : side === 'parent'
        ? t('questions.own.you')
        : (parent ?? guest?.name ?? t('questions.own.parent'))
  return messages.map((message) => {
    const { id, number, side: by, text, sent_at, by_mail } = message
    const report = by !== side && text !== '' ? href('report', { type: 'user_question_message', id }) : undefined
    return {
      id,
      number,
      own: by === side,
      mine: by === 'parent' && side === 'parent',
      author: authorOf(message),
      sentAt: sent_at,
      text,
      gone: text === '' ? t('questions.own.erased') : undefined,
      note: by_mail ? t('questions.own.by-mail') : undefined,
      actions: report === undefined ? [] : [{ label: t('questions.own.report'), href: report }],
    }
  })
}
