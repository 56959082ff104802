import { CircleCheck, Clock, Minus } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './parts.module.css'

/** State of a function (decisions §0.1): available, planned, or not part of a package. */
export type StateName = 'full' | 'planned' | 'off'

const icons = { full: CircleCheck, planned: Clock, off: Minus } as const

/** Label of a state with icon and colour. */
export const StateLabel = ({ of }: { of: StateName }) => (
  <span className={`${css['state']} ${css[of]}`}>
    <Icon of={icons[of]} />
    {useT()(messageKey('product-landing.state', of))}
  </span>
)
