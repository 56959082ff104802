import type { SiteSubject } from '#core/facilities/slots.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { iconOf } from '#web/ui/primitives/named-icons.ts'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import { tagName } from '../../contract/tag-name.ts'
import type { TagsSlotData } from '../../contract/tags-slot-data.ts'
import css from './site-amenities.module.css'

/** Methods and amenities of a facility on its site. */
export const SiteAmenities = ({ of: { heading, more }, data: { features } }: FillProps<SiteSubject, TagsSlotData>) => {
  const t = useT()
  const language = useLanguage()
  return (
    <SiteSection
      kind="technics"
      heading={heading === '' ? t('tags.category.features') : heading}
      more={more === null ? null : { href: more.href, label: more.title }}
      band
    >
      <ul className={css['amenities']}>
        {features.map((tag) => (
          <li key={tag.key}>
            <Icon of={iconOf(tag.icon)} />
            {tagName(tag, t, language)}
          </li>
        ))}
      </ul>
    </SiteSection>
  )
}
