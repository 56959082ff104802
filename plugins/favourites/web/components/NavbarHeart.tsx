import { Heart } from 'lucide-react'
import type { MessageKey } from '#core/kernel/message-key.ts'
import type { WithSlotData } from '#core/plugin/slot.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import navbar from '#web/ui/layouts/components/navbar.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { HeartText } from '../client/texts.ts'
import css from '../hearts.module.css'

const texts: Readonly<Record<HeartText, readonly [attribute: `data-${string}`, key: MessageKey]>> = {
  label: ['data-label', 'favourites.heart'],
  add: ['data-add', 'favourites.heart.add'],
  remove: ['data-remove', 'favourites.heart.remove'],
  removed: ['data-removed', 'favourites.heart.removed'],
  undo: ['data-undo', 'favourites.heart.undo'],
  full: ['data-full', 'favourites.heart.full'],
  merged: ['data-merged', 'favourites.heart.merged'],
  leftOut: ['data-left-out', 'favourites.heart.left-out'],
}

/**
 * Link of the navigation bar to the favourites, the same for everyone; the layout script writes their number on it. It
 * carries the texts of all hearts.
 */
export const NavbarHeart = ({ data }: FillProps<WithSlotData, { readonly max: number }>) => {
  const t = useT()
  const label = t('favourites.heart')
  const attributes = Object.fromEntries(Object.values(texts).map(([attribute, key]) => [attribute, t(key, { max: data.max })]))
  return (
    <a
      className={`${navbar['tool']} ${css['bar']}`}
      href={useHref()('favourites')}
      aria-label={label}
      title={label}
      data-navbar-heart=""
      {...attributes}
    >
      <Icon of={Heart} />
    </a>
  )
}
