import { TriangleAlert } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import type { PrivacyHit } from '#core/privacy/find-privacy-hits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../parts/privacy.module.css'

interface PrivacyWarningsProps {
  readonly text: string
  readonly hits: readonly PrivacyHit[]
  readonly onShow: (hit: PrivacyHit) => void
}

/** List of what looks like personal data in a text, each with the way to its place. */
export const PrivacyWarnings = ({ text, hits, onShow }: PrivacyWarningsProps) => {
  const t = useT()
  return (
    <div role="status">
      {hits.length > 0 && (
        <div className={css['warnings']}>
          <p>
            <Icon of={TriangleAlert} /> <strong>{t('opinions.wizard.privacy.title')}</strong> {t('opinions.wizard.privacy.lead')}
          </p>
          <ul>
            {hits.map((hit) => (
              <li key={hit.from}>
                <span>
                  {t(messageKey('opinions.wizard.privacy.kind', hit.kind))}: „{text.slice(hit.from, hit.to)}”
                </span>
                <Button small onClick={() => onShow(hit)}>
                  {t('opinions.wizard.privacy.show')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
