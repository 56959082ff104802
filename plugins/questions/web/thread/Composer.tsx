import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { clearDraft, readDraft, writeDraft } from '#web/app-kit/forms/drafts.ts'
import { useAtomValue, userAtom } from '#web/app-kit/state.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { UsageBar } from '#web/ui/primitives/UsageBar.tsx'
import { textLength } from '../../contract/topics.ts'
import css from '../app.module.css'
import type { Outbox } from './use-outbox.ts'
import type { Thread } from './use-thread.ts'

/** Field for a message at the end of a thread, with the use of the month for a facility. Ctrl+Enter sends. */
export const Composer = ({ question, outbox }: { readonly question: Thread; readonly outbox: Outbox }) => {
  const t = useT()
  const id = useId()
  const { text, write, empty, forget } = useMessageDraft(question.id)
  const { writable, usage, state, facility, by_mail, side } = question
  if (!writable)
    return (
      <p className={css['note']}>
        {t(messageKey('questions.own.ended', question.closed_by === 'platform' || state === 'open' ? 'platform' : side))}
      </p>
    )
  const send = () => {
    const message = text.trim()
    if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(message)) return
    empty()
    void outbox.send(message, forget, write)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <form className={css['composer']} onSubmit={onSubmit}>
      {usage !== null && <Usage usage={usage} facilityId={facility.id} />}
      {by_mail && side === 'parent' && <p className={css['threadQuiet']}>{t('questions.own.mail-note')}</p>}
      <label htmlFor={id}>{t(state === 'closed' ? 'questions.own.write.reopens' : 'questions.own.write')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={textLength.max}
        value={text}
        onKeyDown={onKeyDown}
        className={css['field']}
        onChange={({ target }) => write(target.value)}
        aria-describedby={`${id}-hint`}
      />
      <div className={css['buttons']}>
        <Button type="submit" look="main">
          {t('questions.own.send')}
        </Button>
        <span id={`${id}-hint`} className={css['threadQuiet']}>
          {t('questions.own.send.hint')}
        </span>
      </div>
    </form>
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

/** Returns the text of a message that is being written, which stays in the tab until it is sent. */
const useMessageDraft = (id: string) => {
  const user = useAtomValue(userAtom)?.id ?? ''
  const form = `wiadomosc-${id}`
  const [text, setText] = useState('')
  useEffect(() => {
    const draft = readDraft(user, form)?.changes['text']
    if (typeof draft === 'string') setText(draft)
  }, [user, form])
  return {
    text,
    write: (next: string) => {
      setText(next)
      writeDraft(user, form, { changes: next === '' ? {} : { text: next }, base: {} })
    },
    /** Empties the field; the draft stays until the message has arrived. */
    empty: () => setText(''),
    forget: () => clearDraft(user, form),
  }
}
