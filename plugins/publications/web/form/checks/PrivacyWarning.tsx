import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../form.module.css'
import type { NewsValues } from '../values.ts'
import type { KnownHits, PrivacyHit } from './privacy.ts'

/** Warning about parts of a post that look like personal data; it forbids nothing. */
export const PrivacyWarning = ({ of: values }: { readonly of: NewsValues }) => {
  const t = useT()
  const hits = usePrivacyHits(useDeferredValue(values))
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

/** Returns what looks like personal data; its rules are loaded with the first text. */
const usePrivacyHits = ({ title, lead, content }: NewsValues): readonly PrivacyHit[] => {
  const [hits, setHits] = useState<readonly PrivacyHit[]>([])
  const known = useRef<KnownHits>(new Map())
  useEffect(() => {
    if (title + lead + content === '') return setHits([])
    let isOld = false
    // Without a connection nobody is warned: it would forbid nothing.
    void import('./privacy.ts').then(
      ({ privacyHitsOf }) => {
        if (!isOld) setHits(privacyHitsOf({ title, lead, content }, known.current))
      },
      () => undefined,
    )
    return () => {
      isOld = true
    }
  }, [title, lead, content])
  return hits
}
