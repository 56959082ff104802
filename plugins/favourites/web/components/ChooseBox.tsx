import type { FacilitySubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import css from '../hearts.module.css'
import { compareFormId } from '../list/compare-form-id.ts'

/** Checkbox on a favourite's card that chooses it for the comparison. */
export const ChooseBox = ({ of: { slug, name }, data: { chosen } }: FillProps<FacilitySubject, { readonly chosen: boolean }>) => (
  <label className={css['choose']}>
    <input type="checkbox" name="p" value={slug} form={compareFormId} defaultChecked={chosen} />
    {useT()('favourites.list.choose')} <span className={hidden['hidden']}>{name}</span>
  </label>
)
