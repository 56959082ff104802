import type { SourceKey } from '#core/facilities/source.ts'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { Profile } from '../../profile.data.ts'
import css from '../facility.module.css'

/** Facilities that may have followed a closed one at its address, with the register that says so, and that nobody has confirmed it. */
export const Successors = ({ of: successors }: { of: Profile['successors'] }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  if (successors.length === 0) return null
  return (
    <div className={css['successors']}>
      {successors.map(({ id, slug, name, reason, source, on }) => (
        <div key={id}>
          <p>
            {t('facility-profile.successor.now')} <a href={href(`/placowka/${slug}`)}>{name}</a>
          </p>
          <p>
            {t(messageKey('facility-profile.successor.why', reason), {
              source: t(messageKey('facility-profile.source', source as SourceKey)),
              date: factDay(on, language),
            })}
          </p>
        </div>
      ))}
      <p>{t('facility-profile.successor.unconfirmed')}</p>
    </div>
  )
}
