import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { sourceLine } from '../../format.ts'
import type { Profile } from '../../profile.data.ts'

/** Lists what sources state and is too unlikely to be shown as a fact: in the source's own words, with the reason, source and day. */
export const Doubts = ({ doubts }: { doubts: Profile['doubts'] }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      <p>{t('facility-profile.doubts')}</p>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt.about}>
            {t(messageKey('facility-profile', doubt.about === 'location' ? 'where' : doubt.about))}:{' '}
            <q lang="pl" translate="no">
              {doubt.text}
            </q>
            {'. '}
            {t(messageKey('facility-profile.doubts', doubt.reason), { kilometres: doubt.kilometres ?? 0 })} {sourceLine(doubt, t, language)}
          </li>
        ))}
      </ul>
    </>
  )
}
