import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './form.module.css'
import { type KnownMarks, privacyHitsOf } from './privacy.ts'
import type { NewsValues } from './values.ts'

/** Warning about parts of a post that look like personal data; it forbids nothing. */
export const PrivacyWarning = ({ of: values }: { readonly of: NewsValues }) => {
  const t = useT()
  const { title, lead, content } = useDeferredValue(values)
  const known = useRef<KnownMarks>(new Map())
  const hits = useMemo(() => privacyHitsOf({ title, lead, content }, known.current), [title, lead, content])
  return (
    <div role="status">
      {hits.length > 0 && (
        <div className={css['warning']}>
          <p>
            <Icon of={TriangleAlert} /> <strong>{t('publications.form.privacy.title')}</strong> {t('publications.form.privacy.lead')}
          </p>
          <ul>
            {hits.map(({ kind, words }) => (
              <li key={words}>
                {t(messageKey('publications.form.privacy', kind))}: „{words}”
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
