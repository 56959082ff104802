import { Plus } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useWritingArea } from '../areas/writing-area.ts'

/** Link to the page on which a post of the area is written; nothing for those who may not add one. */
export const AddLink = () => {
  const t = useT()
  const { canAdd, section, addresses } = useWritingArea()
  if (!canAdd) return null
  return (
    <LinkButton look="main" small href={addresses.add()}>
      <Icon of={Plus} /> {t(messageKey('publications.area.add', section))}
    </LinkButton>
  )
}
