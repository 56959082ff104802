import { Star } from 'lucide-react'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { WithSlotData } from '#core/plugin/slot.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Card } from '#web/ui/primitives/Card.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { LatestOpinion } from '../../contract/public-views.ts'
import { excerptOf, mean, textMonth } from '../format.ts'
import css from '../profile.module.css'

/** Number of opinions on the home page. */
const shown = 6

/**
 * Newest opinions on the home page, each with the way to its facility; absent while there are none. Cyrillic ones only
 * on the Ukrainian page, which has the font for them.
 */
export const Latest = ({ data: { latest } }: FillProps<WithSlotData, { readonly latest: readonly LatestOpinion[] }>) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const readable = latest.filter(({ opinion }) => language === 'ua' || opinion.language !== 'ua').slice(0, shown)
  if (readable.length === 0) return null
  return (
    <section aria-labelledby="najnowsze-opinie">
      <h2 id="najnowsze-opinie">{t('opinions.home.title')}</h2>
      <ul className={css['latest']}>
        {readable.map(({ facility, opinion }) => (
          <Card key={opinion.id} as="li" stretched>
            <h3>
              <a href={href(`/placowka/${facility.slug ?? ''}`)}>{facility.name}</a>
            </h3>
            <p>
              <Icon of={Star} />
              {[` ${mean(opinion.score, language)}`, facility.city, t(messageKey('opinions.list.trust', opinion.trust))]
                .concat(facility.made ? t('opinions.home.made') : [])
                .join(' · ')}
            </p>
            <p lang={tagOf[opinion.language]}>{excerptOf(opinion.text, 140).text}</p>
            <p>{`${opinion.author ?? t('opinions.list.author.gone')}, ${textMonth(opinion.month, language)}`}</p>
          </Card>
        ))}
      </ul>
      <p>
        <a href={href('how_we_check')}>{t('opinions.list.how')}</a>
      </p>
    </section>
  )
}
