import { languages } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import type { CmsCity } from '../../contract/description.ts'
import type { Completeness } from '../../contract/terms.ts'
import css from '../app.module.css'

const tones: Readonly<Record<Completeness, Tone>> = { complete: 'good', partial: 'warn', none: 'plain' }

/** Completeness of the description of a city: a badge for each language, with the state as a word. */
export const CompletenessBadges = ({ of: { texts } }: { readonly of: Pick<CmsCity, 'texts'> }) => {
  const t = useT()
  return (
    <ul className={css['badges']}>
      {languages.map((language) => (
        <li key={language}>
          <Badge tone={tones[texts[language]]}>
            {t(messageKey('cms.area.state', texts[language]), { language: language.toUpperCase() })}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
