import type { PanelView } from '../../contract/panel-view.ts'
import { type CompletenessItemName, type SectionKey, sectionKeys } from '../../contract/sections.ts'

/** Part of a profile, with the names of what it lacks; `changed_at`: `null` where nobody has changed it, or another plugin stores it. */
interface ProfileSection {
  readonly key: SectionKey | 'gallery'
  readonly missing: readonly CompletenessItemName[]
  readonly changed_at: string | null
  readonly changed_by: string | null
}

/** Returns the parts of a profile in the order of the tabs; settings are no part, photos belong to their plugin. */
export const sectionsOf = ({ sections, missing }: Pick<PanelView, 'sections' | 'missing'>): readonly ProfileSection[] => {
  const missingOf = (key: ProfileSection['key']) => missing.flatMap(({ item, section }) => (section === key ? [item] : []))
  const own = sectionKeys.flatMap((key) => {
    const { changed_at, changed_by } = sections[key]
    return key === 'settings' ? [] : [{ key, missing: missingOf(key), changed_at, changed_by }]
  })
  return [...own, { key: 'gallery', missing: missingOf('gallery'), changed_at: null, changed_by: null }]
}
