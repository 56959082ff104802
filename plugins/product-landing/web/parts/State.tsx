import { CircleCheck, Clock, Minus } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import { useT } from '#web/i18n/words.ts'
import css from './parts.module.css'

/** How far a function is there (decisions §0.1): it works, it is not there yet, or a package leaves it out. */
export type StateName = 'full' | 'planned' | 'off'

const icons = { full: CircleCheck, planned: Clock, off: Minus } as const

/** A state in its word, with its icon and colour. */
export const State = ({ of }: { of: StateName }) => (
  <span className={`${css['state']} ${css[of]}`}>
    <Icon of={icons[of]} />
    {useT()(`product-landing.state.${of}`)}
  </span>
)
