import { messageKey } from '#core/kernel/message-key.ts'
import { findPrivacyHits } from '#core/privacy/find-privacy-hits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import css from './review.module.css'

/** Text with what looks like personal data marked and named. */
export const MarkedText = ({ text }: { readonly text: string }) => {
  const t = useT()
  const hits = findPrivacyHits(text)
  const ends = [0, ...hits.map(({ to }) => to)]
  return (
    <p className={css['quoted']}>
      {hits.map(({ kind, from, to }, n) => (
        <span key={from}>
          {text.slice(ends[n], from)}
          <mark title={t(messageKey('opinions.wizard.privacy.kind', kind))}>
            {text.slice(from, to)}
            <span className={hidden['hidden']}> ({t(messageKey('opinions.wizard.privacy.kind', kind))})</span>
          </mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  )
}
