import { Star } from 'lucide-react'
import type { SiteSubject } from '#core/facilities/slots.ts'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import type { OpinionsSlotData } from '../../contract/public-views.ts'
import { excerptOf, mean, textMonth } from '../format.ts'
import css from './site-opinions.module.css'

/** Characters of an opinion on a site. */
const shown = 220

/** Newest opinions on a facility's site, each with how it was checked; all of them are in the directory, which checks them. */
export const SiteOpinions = ({ of: { slug, heading }, data: { count, total, newest } }: FillProps<SiteSubject, OpinionsSlotData>) => {
  const t = useT()
  const language = useLanguage()
  const { href, context } = usePage()
  const all = href('facility_opinions_list', { slug })
  return (
    <SiteSection
      inPolish
      kind="opinions"
      heading={heading === '' ? t('opinions.profile.title') : heading}
      more={all === undefined ? null : { href: context.publicUrl + all, label: t('opinions.profile.all', { count }) }}
    >
      <p className={css['total']}>
        <Icon of={Star} /> <strong>{mean(total, language)}</strong> {t('opinions.profile.of', { count })}
      </p>
      <ul className={css['opinions']}>
        {newest.map(({ id, author, text, score, month, trust, language: written }) => (
          <li key={id}>
            <blockquote lang={tagOf[written]}>{excerptOf(text, shown).text}</blockquote>
            <p>
              <strong>{author ?? t('opinions.list.author.gone')}</strong>
              <span>{`${mean(score, language)} · ${textMonth(month, language)}`}</span>
              <span>{t(messageKey('opinions.list.trust', trust))}</span>
            </p>
          </li>
        ))}
      </ul>
    </SiteSection>
  )
}
