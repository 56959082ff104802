import type { FacilitySubject } from '#core/facilities/slots.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { TagBadge, TagsPart } from '../contract/tags-part.ts'
import css from './facility-tags.module.css'
import { iconOf } from './icons.ts'

/** Amenity and ownership tags of a facility. Its type and accessibility are not included: the profile itself shows them with their source. */
export const FacilityTags = ({ data: { ownership, features } }: FillProps<FacilitySubject, TagsPart>) => (
  <>
    <Chips category="features" tags={features.filter(({ key }) => key !== 'accessible')} />
    <Chips category="ownership" tags={ownership} />
  </>
)

const Chips = ({ category, tags }: { category: 'features' | 'ownership'; tags: readonly TagBadge[] }) => {
  const t = useT()
  if (tags.length === 0) return null
  return (
    <section aria-labelledby={`tagi-${category}`}>
      <h2 id={`tagi-${category}`}>{t(`tags.category.${category}`)}</h2>
      <ul className={css['chips']}>
        {tags.map(({ key, display, icon }) => (
          <li key={key} className={css['chip']}>
            <Icon of={iconOf(icon)} />
            {t(display)}
          </li>
        ))}
      </ul>
    </section>
  )
}
