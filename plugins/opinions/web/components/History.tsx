import { useEffect } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { notificationsApi } from '#plugins/notifications/contract/api.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { badgesAtom, useSetAtom } from '#web/app-kit/state.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { HistoryEntry } from '../../contract/answer.ts'
import type { OpinionReason } from '../../contract/states.ts'
import css from '../app.module.css'
import { threadMoment } from '../format.ts'

/** History of an opinion and its answer, the oldest step first. */
export const History = ({ of }: { readonly of: readonly HistoryEntry[] }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <section aria-labelledby="historia">
      <h2 id="historia" className={css['title']}>
        {t('opinions.own.history')}
      </h2>
      <ol className={css['history']}>
        {of.map(({ at, act, text, reason, note }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two acts may have one time; steps are only added at the end
          <li key={`${at} ${n}`}>
            <p>
              <time dateTime={at}>{threadMoment(at, language)}</time> <strong>{t(messageKey('opinions.own.act', act))}</strong>
            </p>
            {reason !== null && <p>{t(messageKey('opinions.review.reason', reason as OpinionReason))}</p>}
            {note !== null && note !== '' && <p className={css['text']}>{note}</p>}
            {text !== null && (
              <details>
                <summary>{t('opinions.own.act.text')}</summary>
                <p className={css['text']}>{text}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Marks an opened item as seen, which lowers the badge counters at once. */
export const useMarkSeen = (id: string, isNew: boolean): void => {
  const setBadges = useSetAtom(badgesAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item
  useEffect(() => {
    if (isNew) callInBackground(notificationsApi.markSeen, { list: [{ id }] }).then(setBadges, () => undefined)
  }, [id])
}
