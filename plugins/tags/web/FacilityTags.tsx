import type { FacilitySubject } from '#core/facilities/slots.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { iconOf } from '#web/ui/primitives/named-icons.ts'
import { tagName } from '../contract/tag-name.ts'
import type { TagBadge, TagsSlotData } from '../contract/tags-slot-data.ts'
import css from './facility-tags.module.css'

/** Amenity tags of a facility. Its type, ownership and accessibility are not included: the profile itself shows them with their source. */
export const FacilityTags = ({ data: { features } }: FillProps<FacilitySubject, TagsSlotData>) => (
  <Chips tags={features.filter(({ key }) => key !== 'accessible')} />
)

const Chips = ({ tags }: { tags: readonly TagBadge[] }) => {
  const t = useT()
  const language = useLanguage()
  if (tags.length === 0) return null
  return (
    <section aria-labelledby="tagi-features">
      <h2 id="tagi-features">{t('tags.category.features')}</h2>
      <ul className={css['chips']}>
        {tags.map((tag) => (
          <li key={tag.key} className={css['chip']}>
            <Icon of={iconOf(tag.icon)} />
            {tagName(tag, t, language)}
          </li>
        ))}
      </ul>
    </section>
  )
}
