import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Composer } from '#web/app-kit/conversation/Composer.tsx'
import { OfflineNote } from '#web/app-kit/conversation/OfflineNote.tsx'
import { UnsentText } from '#web/app-kit/conversation/UnsentText.tsx'
import type { Outbox } from '#web/app-kit/conversation/use-outbox.ts'
import { StoredTextLines } from '#web/app-kit/forms/StoredTextLines.tsx'
import type { StoredText } from '#web/app-kit/forms/use-stored-text.ts'
import type { Typing } from '#web/app-kit/use-typing.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { FormError } from '#web/ui/fields/FormError.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { UsageBar } from '#web/ui/primitives/UsageBar.tsx'
import { textLength } from '../../contract/topics.ts'
import css from '../app.module.css'
import type { Thread } from './use-thread.ts'

interface AnswerProps {
  readonly question: Thread
  readonly outbox: Outbox
  readonly draft: StoredText
  readonly typing: Typing
}

/** Field for a message at the end of a thread, with the use of the month for a facility. */
export const Answer = ({ question, outbox, draft, typing }: AnswerProps) => {
  const t = useT()
  const { writable, usage, state, facility, by_mail, side } = question
  if (!writable)
    return (
      <>
        <FormError labels={{}} />
        <p className={css['threadQuiet']}>
          {t(messageKey('questions.own.ended', question.closed_by === 'platform' || state === 'open' ? 'platform' : side))}
        </p>
        <UnsentText of={draft} />
      </>
    )
  return (
    <>
      <OfflineNote of={outbox} />
      <Composer
        draft={draft}
        max={textLength.max}
        send={t('questions.own.send')}
        onSend={(text) => {
          typing.sent()
          outbox.add(text)
        }}
        onTyping={typing.typed}
      >
        <StoredTextLines of={draft} label={t('conversation.write')} />
        {usage !== null && <Usage usage={usage} facilityId={facility.id} />}
        {by_mail && side === 'parent' && <p className={css['threadQuiet']}>{t('questions.own.mail-note')}</p>}
        {state === 'closed' && <p className={css['threadQuiet']}>{t('questions.own.write.reopens')}</p>}
      </Composer>
    </>
  )
}

const Usage = ({ usage, facilityId }: { readonly usage: NonNullable<Thread['usage']>; readonly facilityId: string }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { used, limit, resets_at } = usage
  if (limit === null) return null
  // Missing where no plugin sells packages.
  const packages = used >= limit ? href('facility_package', { facility: facilityId }) : undefined
  return (
    <div className={css['usage']}>
      <UsageBar
        label={t('questions.own.usage')}
        text={t('questions.own.usage.of', { count: used, limit })}
        used={used}
        limit={limit}
        note={resets_at === null ? undefined : t('questions.own.usage.resets', { day: factDay(resets_at, language) })}
      />
      {packages !== undefined && (
        <LinkButton small look="second" href={packages}>
          {t('questions.own.usage.packages')}
        </LinkButton>
      )}
    </div>
  )
}
