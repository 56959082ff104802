import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { HistoryEntry } from '../../contract/answer.ts'
import type { OpinionReason } from '../../contract/reasons.ts'
import { threadMoment } from '../format.ts'
import css from './history.module.css'

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
