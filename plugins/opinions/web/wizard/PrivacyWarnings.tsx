import { TriangleAlert } from 'lucide-react'
import type { PrivacyHit } from '#core/privacy/find-privacy-hits.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
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
  const { t } = useTranslation('opinions.wizard')
  return (
    <div role="status">
      {hits.length > 0 && (
        <div className={css['warnings']}>
          <p>
            <Icon of={TriangleAlert} /> <strong>{t('privacy.title')}</strong> {t('privacy.lead')}
          </p>
          <ul>
            {hits.map((hit) => (
              <li key={hit.from}>
                <span>
                  {t(`privacy.kind.${hit.kind}`)}: „{text.slice(hit.from, hit.to)}”
                </span>
                <Button small onClick={() => onShow(hit)}>
                  {t('privacy.show')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
