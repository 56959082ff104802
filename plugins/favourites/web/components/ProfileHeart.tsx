import { Heart } from 'lucide-react'
import type { FacilitySubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'

/** Heart of a profile; hidden without JavaScript. */
export const ProfileHeart = ({ of: { id, name } }: FillProps<FacilitySubject, object>) => {
  const t = useT()
  const label = t('favourites.heart')
  return (
    <button type="button" data-heart={id} aria-pressed="false" aria-label={`${label}: ${name}`}>
      <Icon of={Heart} />
      {label}
    </button>
  )
}
