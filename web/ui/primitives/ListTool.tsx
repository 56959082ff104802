import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import css from './list-tool.module.css'

interface Props {
  readonly icon: LucideIcon
  readonly label: string
  readonly open: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/**
 * Tool above a list: a button among others that opens it over the whole width. Not `details`: a press before the island
 * is hydrated is repeated for buttons alone.
 */
export const ListTool = ({ icon, label, open, onToggle, children }: Props) => {
  const id = useId()
  return (
    <div className={css['tool']}>
      <button type="button" className={css['toggle']} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <Icon of={icon} />
        {label}
        <ChevronDown aria-hidden />
      </button>
      <div id={id} className={css['content']} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
