import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { supportApi } from '../../contract/api.ts'
import app from '../app.module.css'
import css from './audit.module.css'
import { type DetailValue, detailsOf } from './details.ts'
import { type SentencePart, sentenceOf } from './sentence.ts'

type AuditEntry = OutputOf<typeof supportApi.listAudit>['entries'][number]

/** Details that stand below the sentence before it is unfolded. */
const shownAtOnce = 2

/** One entry as a sentence with links; what changed, the code and ids are unfolded. */
export const Entry = ({ entry }: { readonly entry: AuditEntry }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { number, at, action, about } = entry
  const { details, codes } = detailsOf(action, about)
  const wordsOf = (values: readonly DetailValue[]) =>
    values
      .map(({ text, key }) => {
        const word = key === null ? text : t(key)
        return word === key ? text : word
      })
      .join(', ')
  const first = details.slice(0, shownAtOnce).map(({ label, after }) => `${t(label)}: ${wordsOf(after)}`)
  return (
    <li className={`${app['row']} ${css['entry']}`}>
      <time className={app['quiet']} dateTime={at}>
        {factMoment(at, language)}
      </time>
      <div className={css['words']}>
        <p className={css['sentence']}>
          {sentenceOf(t, action).map((piece) =>
            typeof piece === 'string' ? piece : <NamedPart key={piece.part} part={piece.part} entry={entry} />,
          )}
        </p>
        {first.length > 0 && (
          <p className={app['quiet']}>
            {first.join(' · ')}
            {details.length > shownAtOnce && ' …'}
          </p>
        )}
        <details className={app['details']}>
          <summary className={css['more']}>{t('support.audit.details')}</summary>
          <dl className={css['facts']}>
            {details.map(({ label, before, after }) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>
                  {before !== null && (
                    <>
                      <del>{wordsOf(before)}</del> <span aria-hidden="true">→</span>{' '}
                    </>
                  )}
                  {wordsOf(after)}
                </dd>
              </div>
            ))}
            <div className={css['codes']}>
              <dt>{t('support.audit.code')}</dt>
              <dd>
                {action}, #{number}
              </dd>
            </div>
            {codes.map(([name, value]) => (
              <div key={name} className={css['codes']}>
                <dt>{name}</dt>
                <dd>{name === 'review' ? <a href={href('support_shadow', {}, { review: value })}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
          <a href={href('support_audit', {}, { action })}>{t('support.audit.same')}</a>
        </details>
      </div>
    </li>
  )
}

/** Person or facility of a sentence, as a link to all about her or it. */
const NamedPart = ({ part, entry }: { readonly part: SentencePart; readonly entry: AuditEntry }) => {
  const t = useT()
  const href = useHref()
  const { actor, actor_name, actor_account_id, subject_name, subject_account_id, facility_name, about } = entry
  if (part === 'facility') {
    if (facility_name !== null) return <a href={href('support_facility', { id: String(about['facility']) })}>{facility_name}</a>
    const { facility } = about
    if (facility === 'blog' || facility === 'materials') return t(messageKey('support.audit.place', facility))
    return t('support.audit.place.gone')
  }
  if (part === 'who') {
    if (actor_name === null) return t(messageKey('support.audit.actor', actor))
    return <a href={href('support_audit', {}, { actor: String(actor_account_id) })}>{actor_name}</a>
  }
  if (subject_account_id !== null && subject_account_id === actor_account_id) return t('support.audit.own')
  if (subject_name === null) return t('support.audit.actor.user')
  return <a href={href('support_audit', {}, { subject: String(subject_account_id) })}>{subject_name}</a>
}
